/** Text pages: the policies, and every Markdown file in content/pages/. Each has a title, a summary, the date of its last change, and a text with a table of contents. */
import { Drawing } from '../components/art/drawing.tsx';
import { Prose } from '../components/article/prose.tsx';
import { TableOfContents } from '../components/article/table-of-contents.tsx';
import { useSite } from '../components/context/site.tsx';
import type { Head } from '../components/layout/head.tsx';
import { fillText } from '../components/lib/fill.tsx';
import { CallToAction } from '../components/sections/call-to-action.tsx';
import { Facts } from '../components/sections/facts.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { monthOf } from '../components/ui/formatted-date.tsx';
import type { Content } from '../content/schema.ts';
import { bodyFor } from '../content/schemas/texts.ts';

export const paths = ({ documents, policies, pages }: Content) =>
  [...policies, ...pages].map(text => ({ document: text.slug, text, words: documents }));

type DocumentPageProps = ReturnType<typeof paths>[number];

export const head = ({ text }: DocumentPageProps): Head => ({
  tone: text.tone,
  title: text.headTitle,
  description: text.description,
  card: text.card,
  cardTitle: text.title,
  isHidden: text.isUnpublished === true,
  ...(text.updated ? { modified: text.updated } : {}),
});

export default function DocumentPage({ text, words }: DocumentPageProps) {
  const { site } = useSite();
  const body = 'signup' in text ? bodyFor(text, site.signup.transport) : text.body;
  const { title, summary, drawing, facts, updated, pictures } = text;
  return (
    <>
      <article>
        <header>
          <Hero title={title} lead={summary} {...(drawing && { art: <Drawing of={drawing} /> })}>
            {updated && (
              <p className="note">
                {fillText(words.updated, { month: monthOf(updated) }) + additionsIn(body, words.additions)}
              </p>
            )}
          </Hero>
        </header>
        {facts && <Facts facts={facts} />}
        <TableOfContents of={body}>
          <Prose markdown={body} pictures={pictures} />
        </TableOfContents>
      </article>
      <CallToAction {...words.closing} />
    </>
  );
}

/** Returns when sections were added to a text, as they say: ", with additions of November 2026". */
function additionsIn(body: string, sentence: string): string {
  const months = Array.from(body.matchAll(/\bAdded ([A-Z][a-z]+ \d{4})/g), ([, month = '']) => month);
  return months.length > 0 ? fillText(sentence, { months: [...new Set(months)].join(' and ') }) : '';
}
