/** Pages to choose from, one a line: the name leads there, beside it what it is; before it, if wanted, its drawing. */
import './directory.css';
import { PageArt } from '../dots/art.tsx';
import { Icon } from '../ui/icon.tsx';
import { Inline } from '../ui/inline.tsx';
import { Link } from '../ui/link.tsx';

type Entry = { title: string; text: string; path: string };

export function Directory({ entries, isDrawn = false }: { entries: Entry[]; isDrawn?: boolean }) {
  return (
    <ul className={isDrawn ? 'directory directory-drawn' : 'directory'}>
      {entries.map(({ title, text, path }) => (
        <li className="directory-entry" key={path}>
          {isDrawn && <PageArt path={path} />}
          <h3 className="directory-title">
            <Link to={path}>{title}</Link>
          </h3>
          <p className="directory-text">
            <Inline text={text} />
          </p>
          <Icon name="arrow" className="directory-arrow" />
        </li>
      ))}
    </ul>
  );
}
