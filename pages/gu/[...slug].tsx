/** The pages in Gujarati, from content/gu/. Each has the drawings and the dye of its page in English. */
import './_gujarati.css';
import type { Head } from '../../components/layout/head.tsx';
import { telUrl } from '../../components/lib/contact.ts';
import { fillText } from '../../components/lib/fill.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import type { Content } from '../../content/schema.ts';
import { OpeningHours } from '../_opening-hours.tsx';
import { SectionBody } from './_section-body.tsx';

export const paths = ({ gujarati, languages, site }: Content) =>
  gujarati.map(page => ({ slug: page.slug, page, site, words: languages.gu }));

type GujaratiProps = ReturnType<typeof paths>[number];

export const head = ({ slug, page, site }: GujaratiProps): Head => ({
  ...page.head,
  chatText: page.chatText,
  trail: slug ? [{ name: page.name }] : [],
  ...(page.sections.some(({ kind }) => kind === 'contact') && { frames: [new URL(site.map.embed).origin] }),
});

export default function Gujarati({ page, site, words }: GujaratiProps) {
  const { picture, isPhone, ...hero } = page.hero;
  const { link, ...closing } = page.closing;
  const book = words.exit.book;
  return (
    <>
      <Hero {...hero} {...(picture === 'hours' && { aside: <OpeningHours hours={site.hours.visible} /> })}>
        {isPhone ? (
          <Buttons
            chat
            chatLabel={words.write}
            more={[telUrl(site.phone), fillText(words.phone, { phone: site.phone })]}
          />
        ) : (
          <Buttons book={book} at={page.booking} chat chatLabel={words.write} />
        )}
      </Hero>
      {page.sections.map(({ id, title, intro, variant = 'plain', layout = 'above', isCall, ...body }) => (
        <Section {...{ id, title, intro, variant, layout }} key={id}>
          <SectionBody {...body} />
          {isCall && <Buttons book={book} at={page.booking} />}
        </Section>
      ))}
      <CallToAction {...closing}>
        {link ? <Buttons first={[link.path, link.label]} /> : <Buttons book={book} at={page.booking} chat />}
      </CallToAction>
    </>
  );
}
