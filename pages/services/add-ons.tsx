import type { Head } from '../../components/layout/head.tsx';
import * as Offer from '../../components/sections/offer.tsx';
import { OfferHero } from '../../components/sections/offer-hero.tsx';
import { Section } from '../../components/sections/section.tsx';
import { service } from '../../components/structured-data/service.ts';
import { Buttons, labelWith } from '../../components/ui/button.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import type { Content } from '../../content/schema.ts';
import { guidesOf } from '../../content/schemas/texts.ts';
import { WrittenPost } from './_artefacts/written-post.tsx';

export const props = ({ site, addOns, posts }: Content) => ({
  site,
  addOns,
  guides: guidesOf(posts, addOns.guides),
});

type AddOnsProps = ReturnType<typeof props>;

export const head = ({ site, addOns }: AddOnsProps): Head => ({
  title: 'LinkedIn marketing and blog writing services, monthly',
  description:
    'Monthly add-ons to marketing that you already do: LinkedIn marketing for founders and B2B teams, or a blog with 4–8 SEO posts a month, written for you.',
  card: 'LinkedIn marketing, and SEO content for your blog: monthly add-ons.',
  chatText: `Hi ${site.name}, I would like to add something to my marketing package. Which add-on fits?`,
  trail: [{ name: 'Marketing add-ons' }],
  jsonLd: addOns.list.map(({ id, title, serviceType, description }) =>
    service(site, { path: `/services/add-ons/#${id}`, name: title, serviceType, description }),
  ),
});

export default function AddOns({ addOns, guides }: AddOnsProps) {
  return (
    <>
      <OfferHero
        badge="Add-ons"
        title="LinkedIn posts and blog articles, written for you every month"
        lead="Marketing add-ons for owners and firms: you talk, we write. Nothing goes out before you say yes."
      >
        <Buttons book="Book a free call" chat chatLabel="Ask which one fits" />
      </OfferHero>
      {addOns.list.map(
        ({ id, title, tagline, description, features, bestFor, booking, chatText, colour, example }, i) => (
          <Section id={id} title={title} intro={tagline} tone={colour} key={id}>
            <div className={i % 2 === 0 ? 'split split-wide' : 'split split-narrow mirrored'}>
              <WrittenPost {...example} />
              <div className="stack-5">
                <Paragraph className="lead">{description}</Paragraph>
                <Checklist items={features} />
                <Paragraph>{`**Best for:** ${bestFor}.`}</Paragraph>
                <Buttons
                  book={labelWith('Book a free call', ` about ${title}`)}
                  at={booking}
                  chat={chatText}
                  chatLabel={labelWith('Ask on WhatsApp', ` about ${title}`)}
                />
              </div>
            </div>
          </Section>
        ),
      )}
      <Offer.Closing {...addOns} guides={guides} booking="call" chatLabel="Ask which one fits" />
    </>
  );
}
