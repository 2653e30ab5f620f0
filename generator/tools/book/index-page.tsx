/** @jsxRuntime automatic */
/** The index of the book: a table of all pages. */
import type { PageRecord } from '../../check/check.ts';
import { bytes } from './frame.tsx';
import { cut, type Space, spaces, widthIn } from './measure.ts';
import { findingsOf, linksFrom, linksInto, pathOf } from './report.ts';
import type { Surveyed } from './survey.ts';

/** A cell: what it shows, the number to sort it by, which is shown by default, and whether it is highlighted. */
type Cell = { shown?: string; value?: number; isMarked?: boolean };

/** Returns the cells of a page by the names of their columns. */
function cellsOf(page: PageRecord, { prepared, checked }: Surveyed, linksIn: number): Record<string, Cell> {
  const { title, description, file, isIndexed, isArticle, requests, weight } = page;
  const { limits } = prepared.settings;
  const { desktop, phone } = spaces;
  const isCut = (text: string, space: Space) => cut(text, space).rest !== '';
  const px = (text: string, { size }: Space) => Math.round(widthIn(text, size));
  const share = weight / (isArticle ? limits.articleBytes : limits.pageBytes);
  const first = weight + checked.openingBytes(page);
  const findings = findingsOf(file, checked).length;
  const isTitleCut = isCut(title, desktop.title) || isCut(title, phone.title);
  return {
    Title: { shown: title },
    'Title, px': { value: px(title, desktop.title), isMarked: isTitleCut },
    'Description, px': {
      value: px(description, desktop.description),
      isMarked: isCut(description, desktop.description),
    },
    HTML: { value: weight, shown: bytes(weight) },
    '% of limit': { value: share, shown: `${Math.round(100 * share)} %`, isMarked: share > 1 },
    'First visit': { value: first, shown: bytes(first) },
    Requests: { value: 1 + requests.length },
    'Links in': { value: linksIn, isMarked: linksIn === 0 && isIndexed },
    'Links out': { value: linksFrom(file, checked).length },
    Robots: { shown: isIndexed ? 'index' : 'noindex', isMarked: !isIndexed },
    Findings: { value: findings, isMarked: findings > 0 },
  };
}

export function IndexPage({ surveyed }: { surveyed: Surveyed }) {
  const { prepared, checked } = surveyed;
  const into = linksInto(checked);
  const rows = checked.pages.map(page => ({
    file: page.file,
    cells: cellsOf(page, surveyed, into.get(page.file)?.length ?? 0),
  }));
  return (
    <>
      <h1>All pages</h1>
      <p>
        <label>
          Filter <input type="search" id="filter" aria-describedby="keys" />
        </label>{' '}
        <label>
          <input type="checkbox" id="marked" /> only highlighted pages
        </label>{' '}
        <output id="count" />
      </p>
      <p id="keys" className="small">
        <kbd>/</kbd> focuses the filter, <kbd>↑</kbd> and <kbd>↓</kbd> move between pages, a click on a heading sorts.
        Highlighted: cut off in search results, over the limit, linked from no page, noindex, or found by a check.
      </p>
      <div className="wide">
        <table id="pages">
          <thead>
            <tr>
              {['Page', ...Object.keys(rows[0]?.cells ?? {})].map(name => (
                <th scope="col" key={name}>
                  <button type="button">{name}</button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ file, cells }) => (
              <tr key={file}>
                <th scope="row">
                  <a href={`pages/${file}`}>{pathOf(file, prepared)}</a>
                </th>
                {Object.entries(cells).map(([name, { value, shown = value, isMarked }]) => (
                  <td
                    key={name}
                    data-value={value}
                    className={
                      [value !== undefined && 'number', isMarked && 'marked'].filter(Boolean).join(' ') || undefined
                    }
                  >
                    {shown}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
