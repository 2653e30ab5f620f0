import { Drawing, LazyDrawing } from '../../components/art/drawing.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Pair } from '../../components/sections/pair.tsx';
import { SampleTable } from '../../components/sections/sample-table.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import type { Content } from '../../content/schema.ts';
import { SignupBox } from '../../islands/signup/signup-box.tsx';

export const props = ({ site, freeCourses }: Content) => ({ site, course: freeCourses });

type FreeCoursesProps = ReturnType<typeof props>;

export const head = ({ site, course }: FreeCoursesProps): Head => ({
  title: 'Free digital marketing course: know your buyer',
  description:
    'Short video lessons, free: find out who buys from you, why, and what to say to them. With a bonus PDF of prompts. Made for owners, creators and students.',
  card: `${capitalized(counted(course.lessons.length, 'free video lesson'))} on knowing your buyer, with a bonus PDF.`,
  chatText: `Hi ${site.name}, how do I get the free lessons?`,
  trail: [{ name: 'Academy', path: '/academy/' }, { name: 'Free courses' }],
});

export default function FreeCourses({ site, course }: FreeCoursesProps) {
  return (
    <>
      <Hero
        art={<Drawing of="video" />}
        badge="Free course"
        title={`Buyer’s Persona: ${counted(course.lessons.length, 'free lesson')} on who buys from you`}
        lead="For owners, creators and students: short videos on who your buyer is, each with a task. No business? Use a shop you know."
      >
        <Buttons first={['#signup', 'Get the free lessons']} chat />
      </Hero>
      <Section
        id="series"
        title={`${capitalized(counted(course.lessons.length, 'lesson'))}, and a task in each`}
        tone="deep"
      >
        <CardGrid
          variant="card-steps"
          items={course.lessons.map(({ task, ...lesson }, i) => ({
            ...lesson,
            label: `Lesson ${i + 1}`,
            points: [task],
          }))}
        />
      </Section>
      <Section id="signup" title="Get the lessons by email" tone="page" layout="beside">
        <SignupBox
          id="free-course"
          label="Your email address"
          button="Send me the course"
          success="Success! Check your email for the free course."
          purpose="to send you the lessons and the bonus"
        />
      </Section>
      <Section id="includes" title="What you get for free">
        <div className="split split-narrow">
          <div className="stack-5">
            <Checklist items={course.includes} />
            <LazyDrawing of="buyer" />
          </div>
          <SampleTable {...course.sheet} />
        </div>
      </Section>
      <Section id="reasons" title="Why start with the free lessons" tone="page" scene="film">
        <CardGrid variant="card-columns" items={course.reasons} />
      </Section>
      <Pair
        parts={[
          { id: 'audience', title: 'Best for', content: <Checklist items={course.audience} /> },
          {
            id: 'bonus',
            title: `Bonus: ${course.bonus.title}`,
            content: (
              <>
                <p>{course.bonus.text}</p>
                <Checklist items={course.bonus.points} />
                <Buttons more={['/academy/courses/', 'See Paid Programs']} />
              </>
            ),
          },
        ]}
      />
      <CallToAction
        title="Have you written your page?"
        text="Send it on WhatsApp: we tell you what we would sharpen first. The paid programmes go on from there."
      >
        <Buttons
          chat={`Hi ${site.name}, here is my page about my buyer:`}
          chatLabel="Send it on WhatsApp"
          more={['/academy/courses/', 'See Paid Programs']}
        />
      </CallToAction>
    </>
  );
}
