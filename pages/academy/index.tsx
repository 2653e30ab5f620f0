import { Scene } from '../../components/art/drawing.tsx';
import { useSite } from '../../components/context/site.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { priceOf } from '../../components/lib/price-of.ts';
import { brightFirst } from '../../components/lib/tone.ts';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Photos } from '../../components/sections/photos.tsx';
import { Pair, Section } from '../../components/sections/section.tsx';
import { Testimonials } from '../../components/sections/testimonials.tsx';
import { reviews } from '../../components/structured-data/offers.ts';
import { itemList } from '../../components/structured-data/web-page.ts';
import { Buttons } from '../../components/ui/button.tsx';
import { offerAt } from '../../content/offers.ts';
import type { Content } from '../../content/schema.ts';

export const props = ({ academy, photos }: Content) => ({ academy, photos: photos.class });

type AcademyProps = ReturnType<typeof props>;

const file = 'content/academy.yaml';

export const head = ({ academy }: AcademyProps): Head => ({
  ...academy.head,
  jsonLd: ({ offers, names }, path) => [
    itemList(
      `${path}#paths`,
      academy.paths.map(({ path }) => ({ name: names[path] ?? '', path })),
    ),
    ...academy.testimonials.flatMap(said => {
      const { path, name } = offerAt(offers, said.course ?? '', file);
      return reviews({ '@type': 'Course', '@id': path, name }, [said]);
    }),
  ],
});

export default function Academy({ academy, photos }: AcademyProps) {
  const { offers, names, words } = useSite();
  const { hero, sections, closing } = academy;
  return (
    <>
      <Hero {...hero} scene={<Scene of="diya" />} />
      <Section id="paths" {...sections.paths}>
        <CardGrid
          variant="cell-grid"
          items={academy.paths.map(({ badge, path, ...way }, i) => {
            const { drawing, ...offer } = offerAt(offers, path, file);
            const title = names[path] ?? offer.name;
            const price = priceOf(offer, words.fee);
            return {
              ...way,
              title,
              drawing,
              colour: brightFirst(i),
              label: badge,
              foot: (
                <>
                  {price && price !== badge && <strong>{price}</strong>}
                  <Buttons more={[path, title]} />
                </>
              ),
            };
          })}
        />
        <Photos of={photos} />
      </Section>
      <Section id="benefits" {...sections.benefits} layout="beside" tone="page" scene="lesson-in-posts">
        <CardGrid variant="card-columns" items={academy.benefits} />
      </Section>
      <Pair
        parts={[
          {
            id: 'differences',
            ...sections.differences,
            content: <CardGrid variant="card-columns" items={academy.differences} />,
          },
          { id: 'testimonials', ...sections.testimonials, content: <Testimonials items={academy.testimonials} /> },
        ]}
      />
      <CallToAction {...closing} />
    </>
  );
}
