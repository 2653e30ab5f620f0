import { Drawing, LazyDrawing } from '../../components/art/drawing.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Pair, Section } from '../../components/sections/section.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import type { Content } from '../../content/schema.ts';
import { SignupBox } from '../../islands/signup/signup-box.tsx';

export const props = ({ freeCourses }: Content) => freeCourses;

type FreeCoursesProps = ReturnType<typeof props>;

export const head = ({ head }: FreeCoursesProps): Head => head;

export default function FreeCourses({ hero, sections, bonus, closing, ...course }: FreeCoursesProps) {
  return (
    <>
      <Hero {...hero} art={<Drawing of={course.head.drawing} />} />
      <Section id="series" {...sections.series} tone="deep">
        <CardGrid
          variant="card-steps"
          items={course.lessons.map(({ task, ...lesson }) => ({ ...lesson, points: [task] }))}
        />
      </Section>
      <Section id="signup" {...sections.signup} tone="page" layout="beside">
        <SignupBox id="free-course" {...course.signup} />
      </Section>
      <Section id="includes" {...sections.includes}>
        <div className="split split-narrow">
          <div className="stack-5">
            <Checklist items={course.includes} />
            <LazyDrawing of="buyer" />
          </div>
          <SampleTable {...course.sheet} />
        </div>
      </Section>
      <Section id="reasons" {...sections.reasons} tone="page" scene="film">
        <CardGrid variant="card-columns" items={course.reasons} />
      </Section>
      <Pair
        parts={[
          { id: 'audience', ...sections.audience, content: <Checklist items={course.audience} /> },
          {
            id: 'bonus',
            ...sections.bonus,
            content: (
              <>
                <p>{bonus.text}</p>
                <Checklist items={bonus.points} />
                <Buttons {...bonus.buttons} />
              </>
            ),
          },
        ]}
      />
      <CallToAction {...closing} />
    </>
  );
}
