/** Courses to compare: the same parts of each are side by side. */
import './course-list.css';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import { LazyDrawing } from '../art/drawing.tsx';
import { refundSections } from '../lib/refund-sections.ts';
import { Badge } from '../ui/badge.tsx';
import { Buttons } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';

type Program = Content['programs'][number];

type Course = Omit<Program, 'isConfirmed' | 'badge' | 'tagline' | 'modules' | 'includes'> &
  Partial<Pick<Program, 'badge' | 'tagline'>>;

type CourseListProps<Of> = {
  courses: Of[];
  /** The price, and how long the course takes. */
  price: (course: Of) => ReactNode;
  /** The last part, such as its modules. */
  last: (course: Of) => ReactNode;
};

export const CourseList = <Of extends Course>({ courses, price, last }: CourseListProps<Of>) => (
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
          <Paragraph>{`**Best for:** ${course.bestFor}`}</Paragraph>
          {course.requirement && <Paragraph>{`**Requirement:** ${course.requirement}`}</Paragraph>}
        </div>
        <div className="stack-3">
          {price(course)}
          <Enroll {...course} />
          {course.refund && (
            <p className="note">
              <Link to={refundSections[course.refund].path}>Refund {refundSections[course.refund].back}</Link>
            </p>
          )}
        </div>
        <div>{last(course)}</div>
      </li>
    ))}
  </ul>
);

function Enroll({ title, enrol }: Pick<Course, 'title' | 'enrol'>) {
  const [label, about] = ['Enroll Now', ` in ${title}`];
  return 'path' in enrol ? (
    <Buttons first={[enrol.path, label]} about={about} />
  ) : (
    <Buttons book={label} at={enrol.booking} about={about} />
  );
}

/** What a course teaches, in order. */
export const Modules = ({ modules }: Pick<Program, 'modules'>) => (
  <Disclosure label={`The ${modules.length} modules`}>
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
