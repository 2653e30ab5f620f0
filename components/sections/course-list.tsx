/** Courses to compare: the same parts of each are side by side. */
import './course-list.css';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import { LazyDrawing } from '../art/drawing.tsx';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
import { Badge } from '../ui/badge.tsx';
import { Buttons, type ButtonsProps } from '../ui/button.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';

type Program = Content['courses'][number];

type Course = Omit<Partial<Program>, 'slug' | 'modules'> &
  Pick<Program, 'colour' | 'title' | 'description' | 'bestFor' | 'enrol'> & {
    id: string;
    learn?: string[];
    modules?: Program['modules'] | undefined;
  };

/** `cost` is the price, and how long the course takes. */
export function CourseList({ courses }: { courses: (Course & { cost: ReactNode })[] }) {
  const labels = useSite().sharedTexts.course;
  return (
    <ul className="course-list grid">
      {courses.map(course => (
        <li className="course" id={course.id} key={course.id}>
          <div className={`course-head grid tone-${course.colour}`}>
            <div className="stack-3">
              <h3 className="course-title">{course.title}</h3>
              {course.badge && <Badge>{course.badge}</Badge>}
              {course.tagline && <Paragraph>{course.tagline}</Paragraph>}
            </div>
            <LazyDrawing of={course.drawing} on={course.colour} className="course-picture" />
          </div>
          <div className="stack-3">
            <Paragraph>{course.description}</Paragraph>
            <Paragraph>{fillText(labels.bestFor, { whom: course.bestFor })}</Paragraph>
            {course.requirement && <Paragraph>{fillText(labels.requirement, { what: course.requirement })}</Paragraph>}
          </div>
          <div className="stack-3">
            {course.cost}
            <Enrol {...course} />
            {course.refund && <Paragraph className="note">{labels.refund[course.refund]}</Paragraph>}
          </div>
          <div className="course-last stack">
            {course.learn && (
              <>
                <p className="semibold">{labels.learn}</p>
                <Checklist items={course.learn} />
              </>
            )}
            {course.modules && <Modules modules={course.modules} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Enrol({ title, enrol }: Pick<Course, 'title' | 'enrol'>) {
  const labels = useSite().sharedTexts.course;
  const way: ButtonsProps =
    'path' in enrol ? { first: [enrol.path, labels.enrol] } : { book: labels.enrol, at: enrol.booking };
  return <Buttons {...way} about={` ${fillText(labels.in, { title })}`} />;
}

const Modules = ({ modules }: { modules: Program['modules'] }) => (
  <Disclosure label={fillText(useSite().sharedTexts.course.modules, { count: `${modules.length}` })}>
    <ol className="stack-3">
      {modules.map(({ title, text }) => (
        <li key={title}>
          <p className="name">{title}</p>
          <Paragraph className="muted">{text}</Paragraph>
        </li>
      ))}
    </ol>
  </Disclosure>
);
