/** The blog's topics as rows of links: categories above a list, tags below it. */
import '../../components/ui/chip.css';
import type { ReactNode } from 'react';
import { Link } from '../../components/ui/link.tsx';
import { pathOfTopic } from './_blog-lists.ts';
import { GuidesOn } from './_guides-on.tsx';

type TopicName = { slug: string; name: string };

type TopicsProps = { topics: TopicName[]; current?: string; isFallback?: boolean };

/** Renders the categories. `isFallback` shows them only while scripts are disabled, since scripts filter the list instead. */
export function Topics({ topics, current, isFallback = false }: TopicsProps) {
  const linkTo = (path: string, name: ReactNode) => (
    <li key={path}>
      <Link className="chip" to={path} aria-current={path === current ? 'page' : undefined}>
        {name}
      </Link>
    </li>
  );
  return (
    <nav className={isFallback ? 'no-js' : undefined} aria-label="Categories">
      <ul className="row chip-row">
        {linkTo('/blog/', 'All Posts')}
        {topics.map(({ slug, name }) => linkTo(pathOfTopic(slug), <GuidesOn name={name} />))}
      </ul>
    </nav>
  );
}

/** Renders topics with their numbers of articles. */
export function TopicList({ topics, label }: { topics: (TopicName & { count: number })[]; label: string }) {
  return (
    <ul className="row" aria-label={label}>
      {topics.map(({ slug, name, count }) => (
        <li key={slug}>
          <Link className="chip chip-thin" to={pathOfTopic(slug)}>
            <GuidesOn name={name} /> <span className="note">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
