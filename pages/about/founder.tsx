import './_founder.css';
import { summaryOf } from '../../components/article/post-card.tsx';
import { PostList } from '../../components/article/post-list.tsx';
import { DotCount } from '../../components/dots/dot-count.tsx';
import { DotDrawing } from '../../components/dots/dot-drawing.tsx';
import { cluster } from '../../components/dots/drawings/counts.ts';
import type { Head } from '../../components/layout/head.tsx';
import { turmericFirst } from '../../components/lib/family.ts';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Stats } from '../../components/sections/stats.tsx';
import { founder as person } from '../../components/structured-data/agency.ts';
import { ids } from '../../components/structured-data/json-ld.ts';
import { Buttons } from '../../components/ui/button.tsx';
import { FounderPortrait } from '../../components/ui/founder-portrait.tsx';
import { InlineMarkdown, Paragraph, Paragraphs } from '../../components/ui/inline-markdown.tsx';
import type { Content } from '../../content/schema.ts';
import { newestFirst } from '../blog/_blog-lists.ts';

/** The number of articles shown, which fill a row. */
const postCount = 3;

/** The length of a row of knots, about as wide as the page. */
const signature = 15;

export const props = ({ site, prices, system, rates, coaching, posts, categories }: Content) => ({
  site,
  prices,
  pillars: system.pillars,
  courses: coaching.flatMap(page => page.courses).length,
  taught: rates.flatMap(group => group.rates).filter(({ teacher }) => teacher),
  total: posts.length,
  posts: newestFirst(posts)
    .slice(0, postCount)
    .map(post => summaryOf(post, categories)),
});

const nameOf = ({ founder }: Content['site']) => founder.name ?? 'Our founder';

type FounderProps = ReturnType<typeof props>;

export const head = ({ site }: FounderProps): Head => ({
  title: site.founder.name ? `${site.founder.name}: founder and author` : `The founder of ${site.name}`,
  description: `Our founder writes the guides on this site and answers for what the academy of ${site.name} teaches. Here are the newest guides and the courses.`,
  card: 'The person who writes our guides, and the newest of them.',
  ...(site.founder.name
    ? { kind: 'ProfilePage', mainEntity: ids.founder, jsonLd: [person(site)] }
    : { isHidden: true }),
  chatText: `Hi ${site.name}, I have read about you and would like to talk about my business.`,
  trail: [{ name: 'About', path: '/about/' }, { name: 'The founder' }],
});

export default function Founder({ site, prices, pillars, courses, taught, total, posts }: FounderProps) {
  const { story } = site.founder;
  return (
    <>
      <Hero
        art={<FounderPortrait sizes="20rem" />}
        badge={site.founder.role}
        title={nameOf(site)}
        lead={`${nameOf(site)} writes the guides on this site and answers for what the academy teaches.`}
        price={`**The first call is free; courses from ${prices['keyword-research']}.**`}
      >
        <Buttons book="Book a free call" chat chatLabel="Chat on WhatsApp" />
      </Hero>
      <Stats
        label="Experience in figures"
        claims={[['years-experience', 'years'], ['brands-total', 'brands'], 'mentees']}
      />
      {story && (
        <Section title="Before the agency, and since" layout="beside">
          <Paragraphs of={story} />
        </Section>
      )}
      <Section title="Three questions before any advice" intro="The same three for every business, in this order.">
        <ol className="questions">
          {pillars.map(({ verb, question }, i) => (
            <li className={`question stack-3 ground-${turmericFirst(i)}`} key={verb}>
              <DotDrawing className="question-dots" drawing={cluster(i + 1)} />
              <p className="semibold">{verb}</p>
              <h3 className="size-xl">
                <InlineMarkdown text={question} />
              </h3>
            </li>
          ))}
        </ol>
        <Buttons more={['/trece-system/', 'See how the system works']} />
      </Section>
      <Section title="What our founder signs" variant="turmeric">
        <div className="stack">
          <DotCount count={total} perRow={signature} of="one guide" />
          <Paragraph className="lead">{`**${total} guides.** Each carries the date on which its facts were checked.`}</Paragraph>
        </div>
        <div className="stack">
          <DotCount count={courses} perRow={signature} of="one course" tone="accent" />
          <Paragraph className="lead">
            {`**${courses} courses with a price.** What the academy teaches: ${taught.map(({ name, path }) => `[${name}](${path})`).join(', ')}.`}
          </Paragraph>
        </div>
      </Section>
      <Section title="The newest guides">
        <PostList posts={posts} />
        <Buttons more={['/blog/', 'All guides']} />
      </Section>
      <CallToAction title="A question about something you read?" text="Ask it on a free call, or in a message.">
        <Buttons book="Book a free call" chat chatLabel="Chat on WhatsApp" />
      </CallToAction>
    </>
  );
}
