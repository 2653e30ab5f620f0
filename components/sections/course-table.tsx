/** Courses to compare: each is a row of a table, which stands as a column on a wide screen, and as a card on a phone. */
import './course-table.css';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import { LazyDrawing } from '../art/drawing.tsx';
import { refundSections } from '../lib/refund-sections.ts';
import { Badge } from '../ui/badge.tsx';
import { Buttons, labelWith } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';
import { TopicList } from './topic-list.tsx';

type Program = Content['programs'][number];

type Course = Omit<Program, 'isConfirmed' | 'badge' | 'tagline' | 'modules' | 'includes'> &
  Partial<Pick<Program, 'badge' | 'tagline'>>;

type Cell<Of> = (course: Of) => ReactNode;

type CourseTableProps<Of> = {
  courses: Of[];
  /** The price, and how long the course takes. */
  price: Cell<Of>;
  /** The last row: its label and what it says of a course. */
  last: [label: string, cell: Cell<Of>];
};

export function CourseTable<Of extends Course>({ courses, price, last }: CourseTableProps<Of>) {
  const rows: [label: string, cell: Cell<Of>][] = [
    [
      'Price and length',
      course => (
        <>
          {price(course)}
          {course.refund && (
            <p className="note">
              <Link to={refundSections[course.refund].path}>Refund {refundSections[course.refund].back}</Link>
            </p>
          )}
        </>
      ),
    ],
    [
      'Enroll',
      ({ title, enrol }) => {
        const label = labelWith('Enroll Now', ` in ${title}`);
        return 'path' in enrol ? <Buttons first={[enrol.path, label]} /> : <Buttons book={label} at={enrol.booking} />;
      },
    ],
    [
      'Best for',
      ({ bestFor, requirement }) => (
        <>
          <Paragraph>{bestFor}</Paragraph>
          {requirement && <Paragraph>{`**Requirement:** ${requirement}`}</Paragraph>}
        </>
      ),
    ],
    ['What you do', ({ description }) => <Paragraph>{description}</Paragraph>],
    last,
  ];
  return (
    <table className="course-table">
      <thead className="sr-only">
        <tr>
          {['Course', ...rows.map(([label]) => label)].map(label => (
            <th scope="col" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {courses.map(course => (
          <tr id={course.id} key={course.id}>
            <th scope="row" className={`course-table-head tone-${course.colour}`}>
              <LazyDrawing of={course.drawing} on={course.colour} />
              {course.badge && <Badge>{course.badge}</Badge>}
              <b>{course.title}</b>
              {course.tagline && <Paragraph>{course.tagline}</Paragraph>}
            </th>
            {rows.map(([label, cell]) => (
              <td data-label={label === 'Enroll' ? undefined : label} key={label}>
                {cell(course)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a course teaches, in order. */
export const Modules = ({ topics }: { topics: Program['modules'] }) => (
  <Disclosure label={`The ${topics.length} modules`}>
    <TopicList topics={topics} />
  </Disclosure>
);
