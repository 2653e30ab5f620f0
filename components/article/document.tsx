/** A text page such as a policy: title, summary, date of the last change, and text with a table of contents. */
import './document.css';
import { FactList } from '../sections/facts.tsx';
import { LateStyles } from '../site/late-styles.tsx';
import { Contents } from './contents.tsx';
import { headingsOf, type Pictures } from './markdown.ts';
import { Prose } from './prose.tsx';

type DocumentProps = {
  title: string;
  summary: string;
  /** The key points, each in a few words. */
  facts: { label: string; text: string }[] | undefined;
  /** The date of the last change, if the page states one: "January 2025". */
  updated?: string | undefined;
  markdown: string;
  pictures: Pictures | undefined;
};

/** The number of level 2 headings from which a text gets a table of contents. */
const minHeadings = 3;

export function Document({ title, summary, facts, updated, markdown, pictures }: DocumentProps) {
  const headings = headingsOf(markdown);
  const isLong = headings.filter(({ level }) => level === 2).length >= minHeadings;
  return (
    <article className="document">
      <header className="stack">
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
        {updated && <p className="note">Last updated: {updated}</p>}
      </header>
      <LateStyles />
      {facts && (
        <div className="document-facts">
          <FactList facts={facts} />
        </div>
      )}
      <Contents headings={isLong ? headings : []}>
        <Prose markdown={markdown} pictures={pictures} />
      </Contents>
    </article>
  );
}
