import { Scene } from '../../components/art/scene.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { listedPriceOf } from '../../components/lib/price-of.ts';
import { brightFirst } from '../../components/lib/tone.ts';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Pair } from '../../components/sections/pair.tsx';
import { Photos } from '../../components/sections/photos.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Testimonials } from '../../components/sections/testimonials.tsx';
import { TopicList } from '../../components/sections/topic-list.tsx';
import { itemList } from '../../components/structured-data/item-list.ts';
import { reviews } from '../../components/structured-data/review.ts';
import { Buttons } from '../../components/ui/button.tsx';
import { offerAt, offersOf } from '../../content/offers.ts';
import { namesOf } from '../../content/records.ts';
import type { Content } from '../../content/schema.ts';

export function props(content: Content) {
  const { academy } = content;
  const names = namesOf(content);
  const offers = offersOf(content);
  const at = (path = '') => offerAt(offers, path, 'content/academy.yaml');
  return {
    classPhotos: content.photos.class,
    academy,
    testimonials: academy.testimonials.map(said => ({ ...said, about: at(said.course) })),
    paths: academy.paths.map(way => {
      const { drawing, ...offer } = at(way.path);
      const price = listedPriceOf(offer, content.languages.en.fee);
      return { ...way, title: names[way.path] ?? offer.name, price, drawing };
    }),
  };
}

type AcademyProps = ReturnType<typeof props>;

export const head = ({ academy, paths, testimonials }: AcademyProps): Head => ({
  ...academy.head,
  jsonLd: [
    itemList(
      '/academy/#paths',
      paths.map(({ title, path }) => ({ name: title, path })),
    ),
    ...testimonials.flatMap(said =>
      reviews({ '@type': 'Course', '@id': said.about.path, name: said.about.name }, [said]),
    ),
  ],
});

export default function Academy({ classPhotos, academy, testimonials, paths }: AcademyProps) {
  const { hero, sections, closing } = academy;
  return (
    <>
      <Hero {...hero} scene={<Scene of="diya" />} />
      <Section id="paths" {...sections.paths}>
        <CardGrid
          variant="cell-grid"
          items={paths.map(({ badge, price, path, ...way }, i) => ({
            ...way,
            colour: brightFirst(i),
            label: badge,
            foot: (
              <>
                {price && price !== badge && <strong>{price}</strong>}
                <Buttons more={[path, way.title]} />
              </>
            ),
          }))}
        />
        <Photos of={classPhotos} />
      </Section>
      <Section id="benefits" {...sections.benefits} layout="beside" tone="page" scene="lesson-in-posts">
        <CardGrid variant="card-columns" items={academy.benefits} />
      </Section>
      <Pair
        parts={[
          { id: 'differences', ...sections.differences, content: <TopicList topics={academy.differences} /> },
          { id: 'testimonials', ...sections.testimonials, content: <Testimonials items={testimonials} /> },
        ]}
      />
      <CallToAction {...closing} />
    </>
  );
}
