/** Courses, like pages of a ledger: a stitched red edge, what it costs and takes, what is in, how to enrol. */
import './course.css';
import type { ReactNode } from 'react';
import type { Card } from '../../content/shapes/common.ts';

type CourseCardProps = {
  id: string;
  title: string;
  badge?: string;
  tagline?: string;
  description: string;
  /** Price and format, where there are any. */
  facts?: ReactNode;
  modules?: Card[] | undefined;
  bestFor: string;
  requirement?: string | undefined;
  /** Points learnt, under their own heading. */
  children?: ReactNode;
  foot: ReactNode;
};

export function CourseCard(course: CourseCardProps) {
  return (
    <article className="course" id={course.id}>
      <div className="course-main">
        {course.badge && <p className="course-badge">{course.badge}</p>}
        <h3 className="course-title">{course.title}</h3>
        {course.tagline && <p className="course-tagline">{course.tagline}</p>}
        <p className="course-text">{course.description}</p>
        {course.facts}
        <p className="course-for">
          <strong>Best for:</strong> {course.bestFor}
        </p>
        {course.requirement && (
          <p className="course-for">
            <strong>Requirement:</strong> {course.requirement}
          </p>
        )}
        <div className="course-foot">{course.foot}</div>
      </div>
      <div className="course-more">
        {course.children}
        {course.modules && (
          <ol className="course-modules">
            {course.modules.map(({ title, text }) => (
              <li className="course-module" key={title}>
                <h4 className="course-module-title">{title}</h4>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </article>
  );
}
