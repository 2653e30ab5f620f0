/** Pages to choose from, one a line: the name leads there, beside it what it is and for whom it is best. */
import './directory.css';
import { Icon } from '../ui/icon.tsx';
import { Inline } from '../ui/inline.tsx';
import { Link } from '../ui/link.tsx';

type Entry = { title: string; text: string; path: string; bestFor?: string };

export function Directory({ entries }: { entries: Entry[] }) {
  return (
    <ul className="directory">
      {entries.map(({ title, text, path, bestFor }) => (
        <li className="directory-entry" key={path}>
          <h3 className="directory-title">
            <Link to={path}>{title}</Link>
          </h3>
          <p className="directory-text">
            <Inline text={text} />
          </p>
          {bestFor && (
            <p className="directory-best">
              <strong>Best for:</strong> {bestFor}
            </p>
          )}
          <Icon name="arrow" className="directory-arrow" />
        </li>
      ))}
    </ul>
  );
}
