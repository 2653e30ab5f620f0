/** Links between the pages of a list. `base` is the path of the first page. */
import '../../components/ui/chip.css';
import './_pagination.css';
import { useSite } from '../../components/context/site.tsx';
import { hrefOf } from '../../generator/react/address.ts';
import { pathOfPage } from './_blog-lists.ts';

export function Pagination({ base, page, pages }: { base: string; page: number; pages: number }) {
  const { address } = useSite();
  const to = (number: number) => hrefOf(pathOfPage(base, number), address);
  if (pages < 2) return null;
  return (
    <nav className="pagination row" aria-label="Pages">
      {page > 1 && (
        <a className="chip" href={to(page - 1)} rel="prev">
          Newer articles
        </a>
      )}
      <ol className="pagination-list row">
        {Array.from({ length: pages }, (_, i) => i + 1).map(number => (
          <li key={number}>
            <a
              className="pagination-page circle semibold"
              href={to(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              <span className="sr-only">Page </span>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="chip" href={to(page + 1)} rel="next">
          Older articles
        </a>
      )}
    </nav>
  );
}
