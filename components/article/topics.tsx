/** The blog's topics as a row of links. `isFallback`: for those without script; others filter. */
import './topics.css';
import { Link } from '../ui/link.tsx';
import { pathOfTopic } from './blog-lists.ts';

type TopicsProps = { topics: { slug: string; name: string }[]; current?: string; isFallback?: boolean };

export function Topics({ topics, current, isFallback = false }: TopicsProps) {
  const links = [['All Posts', '/blog/'], ...topics.map(({ slug, name }) => [name, pathOfTopic(slug)])];
  return (
    <nav className={isFallback ? 'no-js' : undefined} aria-label="Categories">
      <ul className="topics-list">
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
