/** @jsxRuntime automatic */
/** The index of the book: a table of all pages. */
import { weightOf } from '../../check/check.ts';
import { bytes } from './frame.tsx';
import { cut, type Space, spaces, widthIn } from './measure.ts';
import { findingsOf, linksInto, pathOf } from './report.ts';
import type { Surveyed } from './survey.ts';

const columns = [
  'Page',
  'Title',
  'Title, px',
  'Description, px',
  'HTML',
  '% of limit',
  'First visit',
  'Requests',
  'Links in',
  'Links out',
  'Robots',
  'Findings',
];

export function IndexPage({ surveyed }: { surveyed: Surveyed }) {
  const { prepared, checked } = surveyed;
  const into = linksInto(checked);
  const { limits } = prepared.settings;
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
              {columns.map(name => (
                <th scope="col" key={name}>
                  <button type="button">{name}</button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {checked.pages.map(page => {
              const { title, description, file, isIndexed, isArticle, requests } = page;
              const weight = weightOf(page);
              const limit = isArticle ? limits.articleBytes : limits.pageBytes;
              const isCut = (text: string, space: Space) => cut(text, space).rest !== '';
              const { desktop, phone } = spaces;
              const findings = findingsOf(file, checked).length;
              const linksIn = into.get(file)?.length ?? 0;
              const linksOut = checked.linksOf(file).filter(other => other.endsWith('.html') && other !== file);
              return (
                <tr key={file}>
                  <th scope="row">
                    <a href={`pages/${file}`}>{pathOf(file, prepared)}</a>
                  </th>
                  <td>{title}</td>
                  <Cell
                    value={Math.round(widthIn(title, desktop.title.size))}
                    isMarked={isCut(title, desktop.title) || isCut(title, phone.title)}
                  />
                  <Cell
                    value={Math.round(widthIn(description, desktop.description.size))}
                    isMarked={isCut(description, desktop.description)}
                  />
                  <Cell value={weight} shown={bytes(weight)} />
                  <Cell
                    value={weight / limit}
                    shown={`${Math.round((100 * weight) / limit)} %`}
                    isMarked={weight > limit}
                  />
                  <Cell
                    value={weight + checked.openingBytes(page)}
                    shown={bytes(weight + checked.openingBytes(page))}
                  />
                  <Cell value={1 + requests.length} />
                  <Cell value={linksIn} isMarked={linksIn === 0 && isIndexed} />
                  <Cell value={new Set(linksOut).size} />
                  <td className={isIndexed ? undefined : 'marked'}>{isIndexed ? 'index' : 'noindex'}</td>
                  <Cell value={findings} isMarked={findings > 0} />
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Cell({ value, shown, isMarked = false }: { value: number; shown?: string; isMarked?: boolean }) {
  return (
    <td data-value={value} className={isMarked ? 'number marked' : 'number'}>
      {shown ?? value}
    </td>
  );
}
