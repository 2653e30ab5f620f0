/** Courses to compare: the same parts of each are side by side. */
import './course-list.css';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import { LazyDrawing } from '../art/drawing.tsx';
import { fillText } from '../lib/fill.tsx';
import { Badge } from '../ui/badge.tsx';
import { Buttons } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';

type Program = Content['courses'][number];

type Labels = { labels: Content['offers']['course'] };

type Course = Pick<
  Program,
  'colour' | 'drawing' | 'title' | 'description' | 'bestFor' | 'requirement' | 'refund' | 'enrol'
> &
  Partial<Pick<Program, 'badge' | 'tagline'>> & { id: string };

type CourseListProps<Of> = Labels & {
  courses: Of[];
  /** The price, and how long the course takes. */
  price: (course: Of) => ReactNode;
  /** The last part, such as its modules. */
  last: (course: Of) => ReactNode;
};

export const CourseList = <Of extends Course>({ courses, labels, price, last }: CourseListProps<Of>) => (
  <ul className="course-list grid">
    {courses.map(course => (
      <li className="course" id={course.id} key={course.id}>
        <div className={`course-head tone-${course.colour}`}>
          <LazyDrawing of={course.drawing} on={course.colour} />
          {course.badge && <Badge>{course.badge}</Badge>}
          <h3 className="course-title">{course.title}</h3>
          {course.tagline && <Paragraph>{course.tagline}</Paragraph>}
        </div>
        <div className="stack-3">
          <Paragraph>{course.description}</Paragraph>
          <Paragraph>{fillText(labels.bestFor, { whom: course.bestFor })}</Paragraph>
          {course.requirement && <Paragraph>{fillText(labels.requirement, { what: course.requirement })}</Paragraph>}
        </div>
        <div className="stack-3">
          {price(course)}
          <Enrol {...course} labels={labels} />
          {course.refund && <Paragraph className="note">{labels.refund[course.refund]}</Paragraph>}
        </div>
        <div>{last(course)}</div>
      </li>
    ))}
  </ul>
);

function Enrol({ title, enrol, labels }: Pick<Course, 'title' | 'enrol'> & Labels) {
  const about = ` ${fillText(labels.in, { title })}`;
  return 'path' in enrol ? (
    <Buttons first={[enrol.path, labels.enrol]} about={about} />
  ) : (
    <Buttons book={labels.enrol} at={enrol.booking} about={about} />
  );
}

/** What a course teaches, in order. */
export const Modules = ({ modules, labels }: Pick<Program, 'modules'> & Labels) => (
  <Disclosure label={fillText(labels.modules, { count: `${modules.length}` })}>
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
