/** Courses with their price, duration, modules and enrolment. */
import './courses.css';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import { Badge } from '../ui/badge.tsx';
import { Buttons, labelWith } from '../ui/button.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { Fold } from '../ui/fold.tsx';
import { Text } from '../ui/inline.tsx';

/** A list of courses, styled as an open `book` with the modules along its fold, or as an `account` with the prices in a column. */
export function CourseList({ look, children }: { look: 'book' | 'account'; children: ReactNode }) {
  return <div className={`ledger course-list-${look}`}>{children}</div>;
}

type Course = Content['coaching'][number]['courses'][number];

/** `enrol` is a page of this site, or a booking page in content/site.yaml. */
type CourseCardProps = Pick<Course, 'id' | 'title' | 'description' | 'bestFor' | 'requirement'> &
  Partial<Pick<Course, 'modules' | 'learn'>> & {
    enrol: { path: string } | Pick<Course, 'booking'>;
    badge?: string;
    tagline?: string;
    /** The price, directly below the title. */
    price?: ReactNode;
    /** The course's drawing. */
    art?: ReactNode;
    /** Price and hours, next to the description. */
    facts?: ReactNode;
  };

export function CourseCard({ enrol, ...course }: CourseCardProps) {
  const label = labelWith('Enroll Now', ` in ${course.title}`);
  return (
    <article className="course" id={course.id}>
      <div className="course-main stack">
        {course.art && <div className="course-art">{course.art}</div>}
        {course.badge && <Badge>{course.badge}</Badge>}
        <h3 className="size-xl">{course.title}</h3>
        {course.tagline && <p className="course-tagline">{course.tagline}</p>}
        {course.price}
        <Text className="muted">{course.description}</Text>
        <p className="muted">
          <strong>Best for:</strong> {course.bestFor}
        </p>
        {course.requirement && (
          <p className="muted">
            <strong>Requirement:</strong> {course.requirement}
          </p>
        )}
      </div>
      <div className="course-terms stack">
        {course.facts}
        <Buttons
          {...('path' in enrol ? { first: [enrol.path, label] } : { book: label, at: enrol.booking })}
          chat={`Hi {site.name}, I would like to know more about the course ${course.title}.`}
          chatLabel={labelWith('Ask about it', `: ${course.title}`)}
        />
      </div>
      {course.learn && (
        <Fold label={`What you learn, in ${course.learn.length} points`} className="course-fold">
          <div className="course-learn stack">
            <h4 className="name">What you will be able to do</h4>
            <Checklist items={course.learn} isWide />
          </div>
        </Fold>
      )}
      {course.modules && (
        <Fold label={`${course.modules.length} modules`} className="course-fold">
          <ol className="course-modules stack">
            {course.modules.map(({ title, text }) => (
              <li className="course-module" key={title}>
                <h4 className="name">{title}</h4>
                <Text>{text}</Text>
              </li>
            ))}
          </ol>
        </Fold>
      )}
    </article>
  );
}
