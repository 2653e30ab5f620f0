/** The pages in Gujarati, from content/gu/. Each has the look of its page in English. */
import '../_home-hero.css';
import './_gujarati.css';
import type { Head } from '../../components/layout/head.tsx';
import { telUrl } from '../../components/lib/contact.ts';
import { fillText } from '../../components/lib/fill.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { Hero, type HeroProps } from '../../components/sections/hero.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import type { Content } from '../../content/schema.ts';
import { campaignsIn } from '../../content/schemas/gujarati.ts';
import { OpeningHours } from '../_opening-hours.tsx';
import { Skyline } from '../_skyline.tsx';
import { SectionBody } from './_section-body.tsx';

export const paths = ({ gujarati, languages, site, system, campaigns }: Content) =>
  gujarati.map(page => ({
    slug: page.slug,
    page,
    site,
    words: languages.gu,
    facts: { system, campaigns: campaignsIn(campaigns, page.campaigns) },
  }));

export type GujaratiProps = ReturnType<typeof paths>[number];

export const head = ({ slug, page, site }: GujaratiProps): Head => ({
  ...page.head,
  chatText: page.chatText,
  trail: slug ? [{ name: page.name }] : [],
  ...(page.sections.some(({ kind }) => kind === 'contact') && { frames: [new URL(site.map.embed).origin] }),
});

/** Returns what stands beside the words of the hero. */
function pictureOf({ page, site, facts }: GujaratiProps): Partial<HeroProps> {
  switch (page.hero.picture) {
    case 'hours':
      return { aside: <OpeningHours hours={site.hours.visible} /> };
    case 'skyline':
      return { variant: 'home-hero', scene: <Skyline campaigns={facts.campaigns} /> };
  }
}

export default function Gujarati(props: GujaratiProps) {
  const { page, site, words, facts } = props;
  const { picture: _, isPhone, note, ...hero } = page.hero;
  const { link, ...closing } = page.closing;
  const book = words.exit.book;
  return (
    <>
      <Hero {...hero} {...pictureOf(props)}>
        {isPhone ? (
          <Buttons
            chat
            chatLabel={words.write}
            more={[telUrl(site.phone), fillText(words.phone, { phone: site.phone })]}
          />
        ) : (
          <Buttons book={book} at={page.booking} chat chatLabel={words.write} />
        )}
        {note && <Paragraph>{note}</Paragraph>}
      </Hero>
      {page.sections.map(({ id, title, intro, variant = 'plain', layout = 'above', isCall, ...body }) => (
        <Section {...{ id, title, intro, variant, layout }} key={id}>
          <SectionBody body={body} {...facts} />
          {isCall && <Buttons book={book} at={page.booking} />}
        </Section>
      ))}
      <CallToAction {...closing}>
        {link ? <Buttons first={[link.path, link.label]} /> : <Buttons book={book} at={page.booking} chat />}
      </CallToAction>
    </>
  );
}
