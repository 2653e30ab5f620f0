/** Topics of the blog as links in a row: the categories above a list, with the topic that it shows; others beside it. */
import './topics.css';
import { Link } from '../ui/link.tsx';
import { pathOfTopic } from './blog-lists.ts';

type TopicName = { slug: string; name: string };

type TopicsProps = { topics: TopicName[]; current?: string; isFallback?: boolean };

/** `isFallback`: for those without script; others filter. */
export function Topics({ topics, current, isFallback = false }: TopicsProps) {
  const links = [['All Posts', '/blog/'], ...topics.map(({ slug, name }) => [name, pathOfTopic(slug)])];
  return (
    <nav className={isFallback ? 'no-js' : undefined} aria-label="Categories">
      <ul className="topics-list topics-row">
        {links.map(([name = '', path = '']) => (
          <li key={path}>
            <Link className="topic" to={path} aria-current={path === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Topics that may be named like pages of the site: heard alone, a link says that it leads to guides. */
export function TopicList({ topics, label }: { topics: (TopicName & { count: number })[]; label: string }) {
  return (
    <ul className="topics-list" aria-label={label}>
      {topics.map(({ slug, name, count }) => (
        <li key={slug}>
          <Link className="topic" to={pathOfTopic(slug)}>
            <span className="sr-only">Guides on </span>
            {name} <span className="topic-count">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
