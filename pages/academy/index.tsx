import { Scene } from '../../components/art/scene.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { priceOf } from '../../components/lib/price-of.ts';
import { brightFirst } from '../../components/lib/tone.ts';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Pair } from '../../components/sections/pair.tsx';
import { Photos } from '../../components/sections/photos.tsx';
import { courseLines } from '../../components/sections/price-list.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Testimonials } from '../../components/sections/testimonials.tsx';
import { TopicList } from '../../components/sections/topic-list.tsx';
import { itemList } from '../../components/structured-data/item-list.ts';
import { reviews } from '../../components/structured-data/review.ts';
import { Buttons } from '../../components/ui/button.tsx';
import type { Content } from '../../content/schema.ts';
import { rateOf } from '../../content/schemas/rates.ts';

export const props = ({ site, prices, academy, rates, coaching, languages, freeCourses, photos }: Content) => ({
  classPhotos: photos.class,
  site,
  prices,
  academy,
  testimonials: academy.testimonials.map(said => ({ ...said, about: courseAt(coaching, said.course ?? '') })),
  lessons: capitalized(counted(freeCourses.lessons.length, 'lesson')),
  paths: academy.paths.map(path => {
    const rate = rateOf(rates, path.path, 'content/academy.yaml');
    return { ...path, price: priceOf(rate, languages.en.fee), drawing: rate.drawing };
  }),
});

/** Returns the course at a path. */
function courseAt(coaching: Content['coaching'], path: string) {
  const found = courseLines(coaching).find(course => course.path === path);
  if (found) return found;
  const cause = { file: 'content/academy.yaml', text: path };
  throw new Error(`no course has the path ${path}: name one of content/coaching/`, { cause });
}

type AcademyProps = ReturnType<typeof props>;

export const head = ({ site, academy, testimonials }: AcademyProps): Head => ({
  title: 'Digital marketing academy: free lessons, courses, workshops',
  description:
    'Learn digital marketing from an agency that runs campaigns for a living: free lessons, paid programmes, and workshops for your company or community.',
  card: 'Free lessons, paid programmes and workshops from a working agency.',
  chatText: `Hi ${site.name}, which of your courses fits me?`,
  drawing: 'lamp',
  trail: [{ name: 'Academy' }],
  jsonLd: [
    itemList(
      '/academy/#paths',
      academy.paths.map(({ title, path }) => ({ name: title, path })),
    ),
    ...testimonials.flatMap(said =>
      reviews({ '@type': 'Course', '@id': said.about.path, name: said.about.name }, [said]),
    ),
  ],
});

export default function Academy({ classPhotos, site, prices, academy, testimonials, lessons, paths }: AcademyProps) {
  return (
    <>
      <Hero
        scene={<Scene of="diya" />}
        badge={`The ${site.name} academy`}
        title="Learn digital marketing from an agency that does it for a living"
        lead={
          'For owners, teams and students: you practise on your own business, or one you know, with the methods we use for clients.'
        }
        price={`**${lessons} free; courses from ${prices['keyword-research']}.**`}
      >
        <Buttons first={['/academy/free-courses/', 'See the free lessons']} chat />
      </Hero>
      <Section id="paths" title={`${capitalized(counted(paths.length, 'way'))} to learn with us`}>
        <CardGrid
          variant="cell-grid"
          items={paths.map(({ badge, price, path, ...way }, i) => ({
            ...way,
            colour: brightFirst(i),
            label: badge,
            foot: (
              <>
                {price !== badge && <strong>{price}</strong>}
                <Buttons more={[path, way.title]} />
              </>
            ),
          }))}
        />
        <Photos of={classPhotos} />
      </Section>
      <Section id="benefits" title="What you can do after a course" layout="beside" tone="page" scene="lesson-in-posts">
        <CardGrid variant="card-columns" items={academy.benefits} />
      </Section>
      <Pair
        parts={[
          { id: 'differences', title: 'Why learn from us', content: <TopicList topics={academy.differences} /> },
          { id: 'testimonials', title: 'What students say', content: <Testimonials items={testimonials} /> },
        ]}
      />
      <CallToAction
        scene="cloth-lamps"
        title="Start with the free lessons"
        text="Still at college, or just finished? Two free plans lead to a portfolio: [social media](/blog/student-social-media-10-days/) and [SEO](/blog/student-seo-career-15-days/)."
      >
        <Buttons
          first={['/academy/free-courses/', 'See the free lessons']}
          more={['/academy/courses/', 'See Paid Programs']}
        />
      </CallToAction>
    </>
  );
}
