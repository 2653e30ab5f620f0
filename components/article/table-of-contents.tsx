/** A text next to its table of contents, if there are chapters to list: it stays in view on a wide screen, and is collapsible on a phone. */
import './table-of-contents.css';
import type { ReactNode } from 'react';
import { useSite } from '../context/site.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { chaptersOf } from './prose.tsx';

export function TableOfContents({ of: markdown, children }: { of: string; children: ReactNode }) {
  const label = useSite().words.contents;
  const chapters = chaptersOf(markdown);
  return (
    <div className="table-of-contents-layout split">
      {chapters.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and its links count as hidden while the disclosure around them is closed
        <nav className="table-of-contents" aria-labelledby="contents" tabIndex={0}>
          <h2 className="table-of-contents-title" id="contents">
            {label}
          </h2>
          <Disclosure isOnPhones label={label}>
            <ol>
              {chapters.map(({ text, id }) => (
                <li key={id}>
                  <a className="table-of-contents-link" href={`#${id}`}>
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </Disclosure>
        </nav>
      )}
      <div className="table-of-contents-text">{children}</div>
    </div>
  );
}
