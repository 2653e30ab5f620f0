import { newestFirst } from '../../components/article/blog-lists.ts';
import { PageArt } from '../../components/dots/art.tsx';
import { DotPortrait } from '../../components/dots/dot-portrait.tsx';
import { Closing } from '../../components/sections/closing.tsx';
import { Directory } from '../../components/sections/directory.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Section } from '../../components/sections/section.tsx';
import type { Head } from '../../components/shell/head.tsx';
import { ids } from '../../components/structured-data/json-ld.ts';
import { founder as person } from '../../components/structured-data/person.ts';
import { BookButton, Button, Buttons, ChatButton } from '../../components/ui/button.tsx';
import { Inline } from '../../components/ui/inline.tsx';
import type { Content } from '../../content/schema.ts';

export const props = ({ site, founder, posts }: Content) => ({
  site,
  founder,
  posts: newestFirst(posts)
    .slice(0, 6)
    .map(({ slug, title, excerpt }) => ({ title, text: excerpt, path: `/blog/${slug}/` })),
});

type FounderProps = ReturnType<typeof props>;

export const head = ({ site }: FounderProps): Head => ({
  title: '{site.founder.name}: founder and author',
  description:
    'Who writes the guides of {site.name}, the digital marketing agency in {site.city}, and answers for what its academy teaches: the person, and the newest of the guides.',
  card: 'The person who writes our guides, and the newest of them.',
  kind: 'ProfilePage',
  mainEntity: ids.founder,
  trail: [{ name: 'About', path: '/about/' }, { name: 'The founder' }],
  jsonLd: [person(site)],
});

export default function Founder({ site, founder, posts }: FounderProps) {
  const { portrait } = site.founder;
  return (
    <>
      <Hero
        art={portrait?.file.light ? <DotPortrait {...portrait} /> : <PageArt path="/about/founder/" />}
        badge="The founder"
        title="{site.founder.name}"
        lead="{site.founder.role} of {site.name}, the digital marketing agency in {site.city}. Writes the guides on this site, and answers for what the academy teaches."
      >
        <Buttons>
          <BookButton at="call">Book a free call</BookButton>
          <ChatButton text="Hi {site.name}, I have read about you and would like to talk about my business.">
            Chat on WhatsApp
          </ChatButton>
        </Buttons>
      </Hero>
      <Section title="Before the agency, and since" layout="beside">
        {founder.story.map(text => (
          <p key={text}>
            <Inline text={text} />
          </p>
        ))}
      </Section>
      <Section title="The newest articles" tone="tinted">
        <Directory entries={posts} />
        <Buttons>
          <Button to="/blog/" isQuiet>
            All articles
          </Button>
        </Buttons>
      </Section>
      <Closing
        title="A question about something you read?"
        text="Ask it on a free call, or write to us. The booking opens in a new tab."
      >
        <Buttons>
          <BookButton at="call">Book a free call</BookButton>
          <Button to="/contact/" isQuiet>
            Write to us
          </Button>
        </Buttons>
      </Closing>
    </>
  );
}
