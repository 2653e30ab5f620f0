/** A page in Gujarati from its file in content/gu/: the sections of the pages in English, given its words. */
import './_gujarati.css';
import type { ReactNode } from 'react';
import type { Head } from '../../components/layout/head.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import type { Content } from '../../content/schema.ts';
import type { Gujarati, GujaratiSection } from '../../content/schemas/gujarati.ts';

type Words = Content['languages']['gu'];

export const headOf = (page: Gujarati): Head => ({
  ...page.head,
  chatText: page.chatText,
  trail: page.name ? [{ name: page.name }] : [],
});

/** Returns a page by its slug, "" for the first one. */
export function pageOf({ gujarati }: Content, slug: string): Gujarati {
  const page = gujarati.find(page => page.slug === slug);
  if (!page) throw new Error(`content/gu/ has no page "${slug || 'index'}"`);
  return page;
}

type GujaratiPageProps = {
  page: Gujarati;
  words: Words;
  hero: ReactNode;
  /** Returns the body of a section, or nothing if the page has none of that kind; of a list of points it is the same everywhere. */
  bodyOf: (section: GujaratiSection) => ReactNode;
};

export const GujaratiPage = ({ page, words, hero, bodyOf }: GujaratiPageProps) => (
  <>
    {hero}
    {page.sections.map(section => {
      const { id, title, intro, tone = 'plain', layout = 'above', isCall, kind } = section;
      const body = bodyOf(section) ?? (kind === 'points' && <Checklist items={section.points} />);
      if (!body) throw new Error(`the page has no sections of the kind "${kind}"`, { cause: { text: kind } });
      return (
        <Section {...{ id, title, intro, tone, layout }} key={id}>
          {body}
          {isCall && <Buttons book={words.freeCall} at={page.booking} />}
        </Section>
      );
    })}
    <CallToAction {...page.closing}>
      {page.closing.link ? (
        <Buttons first={[page.closing.link.path, page.closing.link.label]} />
      ) : (
        <Buttons book={words.freeCall} at={page.booking} chat />
      )}
    </CallToAction>
  </>
);

/** The buttons of a hero: to book and to chat. */
export const Start = ({ page, words }: { page: Gujarati; words: Words }) => (
  <>
    <Buttons book={words.freeCall} at={page.booking} chat chatLabel={words.write} />
    {page.hero.note && <Paragraph>{page.hero.note}</Paragraph>}
  </>
);
