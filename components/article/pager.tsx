/** The way through a list that has several pages. `base` is the address of its first. It needs no site around it, so islands can have it. */
import './pager.css';
import { pageOf } from './blog-lists.ts';

export function Pager({ base, page, pages }: { base: string; page: number; pages: number }) {
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <a className="topic" href={pageOf(base, page - 1)} rel="prev">
          Newer articles
        </a>
      )}
      <ol className="pager-list">
        {Array.from({ length: pages }, (_, i) => i + 1).map(number => (
          <li key={number}>
            <a className="pager-page" href={pageOf(base, number)} aria-current={number === page ? 'page' : undefined}>
              <span className="sr-only">Page </span>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="topic" href={pageOf(base, page + 1)} rel="next">
          Older articles
        </a>
      )}
    </nav>
  );
}
