/** A text page such as a policy: title, summary, date of the last change, and text with a table of contents. */
import './_text-page.css';
import { headingsOf } from '../components/article/markdown.ts';
import { Prose } from '../components/article/prose.tsx';
import { TableOfContents } from '../components/article/table-of-contents.tsx';
import { Facts } from '../components/sections/facts.tsx';
import { monthOf } from '../components/ui/formatted-date.tsx';
import type { Content } from '../content/schema.ts';

/** The number of level 2 headings from which a text gets a table of contents. */
const minHeadings = 3;

export function TextPage({ text, body }: { text: Omit<Content['pages'][number], 'draft'>; body: string }) {
  const { title, summary, facts, updated, pictures } = text;
  const headings = headingsOf(body);
  const isLong = headings.filter(({ level }) => level === 2).length >= minHeadings;
  return (
    <article className="text-page">
      <header className="stack">
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
        {updated && <p className="note">Last updated: {monthOf(updated)}</p>}
      </header>
      {facts && (
        <div className="text-page-facts">
          <Facts facts={facts} />
        </div>
      )}
      <TableOfContents headings={isLong ? headings : []}>
        <Prose markdown={body} pictures={pictures} />
      </TableOfContents>
    </article>
  );
}
