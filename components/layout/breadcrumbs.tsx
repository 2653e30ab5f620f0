/** The path from the home page to the current page. The structured data has the same trail. */
import './breadcrumbs.css';
import type { Crumb } from '../../content/records.ts';
import { useSite } from '../context/site.tsx';
import { Link } from '../ui/link.tsx';

export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const { words } = useSite();
  return (
    <nav className="breadcrumbs" aria-label={words.breadcrumb}>
      <ol className="breadcrumbs-list">
        {trail.map(({ name, path }) => (
          <li key={name}>{path ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
