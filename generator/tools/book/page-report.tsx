/** @jsxRuntime automatic */
/** The report on one page of the site in the book. */
import { Explanation } from './explanation.tsx';
import { bytes } from './frame.tsx';
import { sources } from './measure.ts';
import { platforms } from './platforms.ts';
import { Cards, SearchResults } from './previews.tsx';
import { pathOf, type Report } from './report.ts';
import { asOf, source } from './rich-results.ts';
import { StructuredData } from './structured-data.tsx';
import type { Surveyed } from './survey.ts';

type Props = { report: Report; surveyed: Surveyed; up: string; hrefOf: (file: string) => string };

export function PageReport({ report, surveyed, up, hrefOf }: Props) {
  const { file, page, record, findings, weights } = report;
  const link = (other: string) => <a href={`${up}pages/${other}`}>{pathOf(other, surveyed.prepared)}</a>;
  const meta = (name: string) => page.meta.get(name)?.[0] ?? '';
  const facts: [string, string][] = [
    ['Title', record.title],
    ['Language', page.lang],
    ['Robots', meta('robots') || 'index (the default)'],
    ['Canonical', page.canonicals[0] ?? 'none'],
    ['Published', meta('article:published_time') || '–'],
    ['Modified', meta('article:modified_time') || '–'],
  ];
  return (
    <>
      <h1>
        <a href={hrefOf(file)}>{pathOf(file, surveyed.prepared)}</a>
      </h1>
      <Table rows={facts} />

      <h2>Check findings</h2>
      {findings.length === 0 && <p>None.</p>}
      <ul>
        {findings.map(({ rule, message }) => (
          <li className="marked" key={message}>
            {message} <code>{rule}</code>
          </li>
        ))}
      </ul>

      <h2>In search results</h2>
      <SearchResults report={report} />
      <Sources all={sources} />

      <h2>In chats and on social media</h2>
      <Cards report={report} surveyed={surveyed} hrefOf={hrefOf} />
      <Sources all={platforms.map(({ name, ...rest }) => ({ what: name, ...rest }))} />

      <h2>Structured data</h2>
      <StructuredData texts={page.jsonLd} />
      <Sources all={[{ what: 'How Google uses each type', source, date: asOf }]} />

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
        <List title={`From other pages: ${report.linksIn.length}`} items={report.linksIn.map(link)} />
        <List title={`To other pages: ${report.linksOut.length}`} items={report.linksOut.map(link)} />
      </div>

      <h2>Weight</h2>
      <p>
        HTML: {bytes(weights.html)} with brotli, of at most {bytes(weights.limit)}. A first visit transfers{' '}
        {bytes(weights.first)} in {1 + record.requests.length} requests; a later one only the HTML, as the browser has
        cached the rest.
      </p>
      <div className="side-by-side">
        <Table
          title="HTML by section: uncompressed bytes, and compressed bytes saved without it"
          rows={weights.sections.map(({ name, bytes: size, saves }) => [name, bytes(size), bytes(saves)])}
        />
        <Table
          title="Inline style sheets by file: uncompressed bytes"
          rows={weights.styles.map(({ file, bytes: size }) => [file, bytes(size)])}
        />
        <Table
          title="Files: transferred bytes"
          rows={weights.files.map(({ file, kind, isAtOnce, bytes: size }) => [
            file,
            kind,
            isAtOnce ? 'at once' : 'when needed',
            bytes(size),
          ])}
        />
      </div>

      <h2>What it is made of</h2>
      <Explanation report={report} />
    </>
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

/** A table of numbers with a title, or of texts without one. */
function Table({ title, rows }: { title?: string; rows: readonly string[][] }) {
  return (
    <table>
      {title && <caption className="small">{title}</caption>}
      <tbody>
        {rows.map(([name = '', ...values]) => (
          <tr key={name}>
            <th scope="row" className={title ? undefined : 'small'}>
              {name}
            </th>
            {values.map((value, i) => (
              <td className={title && 'number'} key={i}>
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
