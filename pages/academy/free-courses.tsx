import { LazyDrawing } from '../../components/art/drawing.tsx';
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
  const form = (
    <SignupBox
      id="free-course"
      label="Your email address"
      button="Send me the course"
      success="Success! Check your email for the free course."
      purpose="to send you the lessons and the bonus"
    />
  );
  return (
    <>
      <Hero
        badge="Free course"
        title={`Buyer’s Persona: ${counted(course.lessons.length, 'free lesson')} on who buys from you`}
        lead="For owners, creators and students: short videos on who your buyer is, each with a task. No business? Use a shop you know."
        aside={form}
      >
        <Buttons chat chatLabel="Or ask for them on WhatsApp" />
      </Hero>
      <Section title="What each lesson teaches, and a task for today" tone="deep">
        <CardGrid
          variant="card-steps"
          items={[
            ...course.lessons.map(({ task, ...lesson }, i) => ({
              ...lesson,
              label: `Lesson ${i + 1}`,
              points: [task],
            })),
            { ...course.bonus, label: 'Bonus' },
          ]}
        />
      </Section>
      <Section title="Why start with the free lessons" tone="page" scene="film">
        <CardGrid variant="card-columns" items={course.reasons} />
        <Buttons more={['/academy/courses/', 'See Paid Programs']} />
      </Section>
      <Section title="The page that you write" tone="tinted">
        <div className="split split-narrow">
          <div className="stack-5">
            <LazyDrawing of="buyer" />
            <p>
              After lesson 4 you have one page about one buyer. Keep it beside you when you write a post, a reply or an
              ad.
            </p>
            <p>
              You can give it to an AI writing tool, too: “My buyer: (your page). Write three captions that answer: (one
              question). Use only these facts: (your notes). List what I must check.”
            </p>
          </div>
          <SampleTable {...course.sheet} />
        </div>
      </Section>
      <Pair
        parts={[
          { title: 'What you get for free', content: <Checklist items={course.includes} /> },
          { title: 'Who the free lessons are for', content: <Checklist items={course.audience} /> },
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
