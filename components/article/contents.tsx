/** The table of contents of a long text: on a phone its title opens it. */
import './contents.css';
import { Fold } from '../ui/fold.tsx';
import type { Heading } from './markdown.ts';

export function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 className="contents-title" id="contents">
        On this page
      </h2>
      <Fold label="On this page">
        <ol className="contents-list">
          {headings
            .filter(({ level }) => level === 2)
            .map(({ text, id }) => (
              <li key={id}>
                <a className="contents-link" href={`#${id}`}>
                  {text}
                </a>
              </li>
            ))}
        </ol>
      </Fold>
    </nav>
  );
}
