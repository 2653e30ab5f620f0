/** @jsxRuntime automatic */
/** One page of the site in the book. */
import { Cards, ResultEntries } from './elsewhere.tsx';
import { Explanation } from './explanation.tsx';
import { bytes } from './frame.tsx';
import { sources } from './measure.ts';
import { platforms } from './platforms.ts';
import { pathOf, type Report } from './report.ts';
import { asOf, source } from './rich-results.ts';
import { StructuredData } from './structured-data.tsx';
import type { Surveyed } from './survey.ts';

type Props = { report: Report; surveyed: Surveyed; up: string; hrefOf: (file: string) => string };

export function PageReport({ report, surveyed, up, hrefOf }: Props) {
  const { file, page, record, findings, weights } = report;
  const files = surveyed.checked.pages.map(page => page.file);
  const [before, after] = [files[files.indexOf(file) - 1], files[files.indexOf(file) + 1]];
  const link = (other: string) => <a href={`${up}pages/${other}`}>{pathOf(other, surveyed.prepared)}</a>;
  const meta = (name: string) => page.meta.get(name)?.[0] ?? '';
  const facts: [string, string][] = [
    ['Title', record.title],
    ['Language', page.lang],
    ['Robots', meta('robots') || 'index (nothing is said)'],
    ['Canonical', page.canonicals[0] ?? 'none'],
    ['Published', meta('article:published_time') || '–'],
    ['Modified', meta('article:modified_time') || '–'],
  ];
  return (
    <>
      <nav aria-label="Pages" className="side-by-side">
        {before && <span>Before: {link(before)}</span>}
        {after && <span>Next: {link(after)}</span>}
      </nav>
      <h1>
        <a href={hrefOf(file)}>{pathOf(file, surveyed.prepared)}</a>
      </h1>
      <Facts facts={facts} />

      <h2>Findings of checks</h2>
      {findings.length === 0 && <p>None.</p>}
      <ul>
        {findings.map(({ rule, message }) => (
          <li className="marked" key={message}>
            {message} <code>{rule}</code>
          </li>
        ))}
      </ul>

      <h2>In a result list</h2>
      <ResultEntries report={report} />
      <Sources all={sources} />

      <h2>In a chat and on a timeline</h2>
      <Cards report={report} surveyed={surveyed} hrefOf={hrefOf} />
      <Sources all={platforms.map(({ name, ...rest }) => ({ what: name, ...rest }))} />

      <h2>Structured data</h2>
      <StructuredData texts={page.jsonLd} />
      <Sources all={[{ what: 'What Google makes of each type', source, date: asOf }]} />

      <h2>Outline</h2>
      <ol className="tree">
        {page.headings.map(({ level, text }, i) => (
          <li key={i} style={{ marginInlineStart: `${(level - 1) * 1.25}rem` }}>
            <code>h{level}</code> {text}
          </li>
        ))}
      </ol>

      <h2>Links</h2>
      <div className="side-by-side">
        <List title={`${report.linksIn.length} pages lead here`} items={report.linksIn.map(link)} />
        <List title={`It leads to ${report.linksOut.length} pages`} items={report.linksOut.map(link)} />
      </div>

      <h2>Weight</h2>
      <p>
        {bytes(weights.html)} of HTML after brotli, of {bytes(weights.limit)}. A first view fetches{' '}
        {bytes(weights.first)} in {1 + record.requests.length} requests; a later one only the HTML, for the rest is in
        the browser’s cache.
      </p>
      <div className="side-by-side">
        <Table
          title="HTML by section: bytes as written, and what the page would save without it"
          rows={weights.sections.map(({ name, bytes: own, saves }) => [name, bytes(own), bytes(saves)])}
        />
        <Table
          title="Style sheets in the page, by file: bytes as written"
          rows={weights.styles.map(({ file, bytes: own }) => [file, bytes(own)])}
        />
        <Table
          title="Files: bytes on the way"
          rows={weights.files.map(({ file, kind, isAtOnce, bytes: own }) => [
            file,
            kind,
            isAtOnce ? 'as it opens' : 'when it is needed',
            bytes(own),
          ])}
        />
      </div>

      <h2>Why it is as it is</h2>
      <Explanation report={report} />
    </>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <table>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" className="small">
              {name}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function List({ title, items }: { title: string; items: React.ReactNode[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((item, i) => (
          <li key={i}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Table({ title, rows }: { title: string; rows: readonly string[][] }) {
  return (
    <table>
      <caption className="small">{title}</caption>
      <tbody>
        {rows.map(([name = '', ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, i) => (
              <td className="number" key={i}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sources({ all }: { all: readonly { what: string; source: string; date: string }[] }) {
  return (
    <p className="small">
      {all.map(({ what, source, date }) => (
        <span key={what}>
          {what}: {source}, {date}.{' '}
        </span>
      ))}
    </p>
  );
}
