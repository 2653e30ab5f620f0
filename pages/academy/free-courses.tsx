import './_form-card.css';
import { DotCount } from '../../components/dots/dot-count.tsx';
import { DotRow } from '../../components/dots/dot-drawing.tsx';
import type { Head } from '../../components/layout/head.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Points } from '../../components/sections/offer.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import type { Content } from '../../content/schema.ts';
import { SignupBox } from '../../islands/signup/signup-box.tsx';

export const props = ({ site, freeCourses }: Content) => ({ site, course: freeCourses });

type FreeCoursesProps = ReturnType<typeof props>;

export const head = ({ site, course }: FreeCoursesProps): Head => ({
  title: 'Free digital marketing course: know your buyer',
  description:
    'Short video lessons, free: find out who buys from you, why, and what to say to them. With a bonus PDF of prompts. Made for owners, creators and students.',
  card: `${capitalized(counted(course.lessons.length, 'free video lesson'))} on knowing your buyer, with a bonus PDF.`,
  chatText: `Hi ${site.name}, I have a question about the free lessons.`,
  trail: [{ name: 'Academy', path: '/academy/' }, { name: 'Free courses' }],
});

export default function FreeCourses({ site, course }: FreeCoursesProps) {
  const lessons = counted(course.lessons.length, 'lesson');
  const next = (
    <Buttons first={['#free-course', 'Send me the course']} chat more={['/academy/courses/', 'See Paid Programs']} />
  );
  return (
    <>
      <Hero
        badge="Free course"
        title={`Buyer’s Persona: ${counted(course.lessons.length, 'free lesson')} on who buys from you`}
        lead={
          site.signup.transport === 'none'
            ? 'Learn who your buyer is and what to say to them. The lessons do not go out by email yet: ask on WhatsApp how to get them.'
            : 'Short videos for owners, creators and students. Learn who your buyer is and what to say to them.'
        }
        aside={
          <div className="form-card ground-madder">
            <DotCount count={course.lessons.length} of="one lesson" perRow={5} tone="primary" />
            <SignupBox
              id="free-course"
              label="Your email address"
              button="Send me the course"
              success="Success! Check your email for the free course."
              purpose="to send you the lessons and the bonus"
            />
          </div>
        }
      />
      <Section title="What each lesson teaches" variant="tinted">
        <Steps
          steps={[
            ...course.lessons.map((lesson, i) => ({ ...lesson, label: `Lesson ${i + 1}` })),
            { ...course.bonus, label: 'Bonus' },
          ]}
          pictureOf={i => (
            <DotRow tones={course.lessons.map((_, n) => (n < i ? 'primary' : n === i ? 'accent' : 'faint'))} />
          )}
          legend="One knot is one lesson"
        />
        {next}
      </Section>
      <Points title="What you get for free" points={course.includes} />
      <Section title="Why start with the free lessons" variant="cloth">
        <CardGrid variant="card-columns" items={course.reasons} />
      </Section>
      <Points title="Who the free lessons are for" points={course.audience} />
      <CallToAction
        title={`${capitalized(lessons)}, then the paid programmes`}
        text="If the lessons help, the paid programmes teach the next steps."
      >
        {next}
      </CallToAction>
    </>
  );
}
