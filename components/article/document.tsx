/** A page that is a text: its title, what it says in short, when it was last changed, its text beside its contents. */
import './document.css';
import { FactList } from '../sections/facts.tsx';
import { LateStyles } from '../site/late-styles.tsx';
import { Contents } from './contents.tsx';
import { headingsOf, type Pictures } from './markdown.ts';
import { Prose } from './prose.tsx';

type DocumentProps = {
  title: string;
  summary: string;
  /** The same in a few words each. */
  facts: { label: string; text: string }[] | undefined;
  /** "January 2025", where it matters. */
  updated?: string | undefined;
  markdown: string;
  pictures: Pictures | undefined;
};

/** Headings of the second rank from which a text has a table of contents. */
const longFrom = 3;

export function Document({ title, summary, facts, updated, markdown, pictures }: DocumentProps) {
  const headings = headingsOf(markdown);
  const isLong = headings.filter(({ level }) => level === 2).length >= longFrom;
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
