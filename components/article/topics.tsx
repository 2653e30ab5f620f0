/** Topics of the blog as links in a row: the categories above a list, tags below it. */
import './topics.css';
import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import { pathOfTopic } from './blog-lists.ts';

type TopicName = { slug: string; name: string };

type TopicsProps = { topics: TopicName[]; current?: string; isFallback?: boolean };

/** `isFallback`: for those without script; others filter. */
export function Topics({ topics, current, isFallback = false }: TopicsProps) {
  const linkTo = (path: string, name: ReactNode) => (
    <li key={path}>
      <Link className="topic" to={path} aria-current={path === current ? 'page' : undefined}>
        {name}
      </Link>
    </li>
  );
  return (
    <nav className={isFallback ? 'no-js' : undefined} aria-label="Categories">
      <ul className="row topics-row">
        {linkTo('/blog/', 'All Posts')}
        {topics.map(({ slug, name }) => linkTo(pathOfTopic(slug), <GuidesOn name={name} />))}
      </ul>
    </nav>
  );
}

/** A topic may be named like a page of the site: heard alone, its link says that it leads to guides. */
const GuidesOn = ({ name }: { name: string }) => (
  <>
    <span className="sr-only">Guides on </span>
    {name}
  </>
);

/** Topics with their numbers of guides. */
export function TopicList({ topics, label }: { topics: (TopicName & { count: number })[]; label: string }) {
  return (
    <ul className="row" aria-label={label}>
      {topics.map(({ slug, name, count }) => (
        <li key={slug}>
          <Link className="topic" to={pathOfTopic(slug)}>
            <GuidesOn name={name} /> <span className="topic-count note">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
