/** Courses side by side, to compare: of each the drawing and the terms on its tone, and below what it is and what one learns. */
import './course-card.css';
import type { ComponentProps, ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import { LazyDrawing } from '../art/drawing.tsx';
import { refundSections } from '../lib/refund-sections.ts';
import { Buttons, labelWith } from '../ui/button.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { PhoneDisclosure } from '../ui/disclosure.tsx';
import { InlineMarkdown, Paragraph } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';
import { TopicList } from './topic-list.tsx';

type Course = Content['coaching'][number]['courses'][number];

type CourseCardProps = Omit<Course, 'price' | 'format' | 'workload' | 'booking' | 'refund' | 'modules'> & {
  /** The terms: price, hours, buttons. */
  children: ReactNode;
};

export const CourseCards = ({ children }: { children: ReactNode }) => (
  <div className="course-cards grid">{children}</div>
);

export const CourseCard = ({ children, ...course }: CourseCardProps) => (
  <article className="course-card" id={course.id}>
    <div className={`course-card-head tone-${course.colour}`}>
      <div className="course-card-top row">
        <h3 className="size-xl">{course.title}</h3>
        <LazyDrawing of={course.drawing} on={course.colour} className="course-card-art" />
      </div>
      <div className="course-card-terms stack-3">{children}</div>
    </div>
    <div className="course-card-body stack">
      <Paragraph>{course.description}</Paragraph>
      <p>
        <strong>Best for:</strong> <InlineMarkdown text={course.bestFor} />
      </p>
      {course.requirement && (
        <p>
          <strong>Requirement:</strong> <InlineMarkdown text={course.requirement} />
        </p>
      )}
      <h4 className="name">What you will be able to do</h4>
      <Checklist items={course.learn} />
    </div>
  </article>
);

/** What a course teaches, in order. */
export const Modules = (list: ComponentProps<typeof TopicList>) => (
  <PhoneDisclosure label={`The ${list.topics.length} modules`}>
    <TopicList {...list} />
  </PhoneDisclosure>
);

/** The refund rules of a course. */
export const RefundLink = ({ of: refund }: { of: Course['refund'] }) =>
  refund && (
    <p className="note">
      <Link to={refundSections[refund].path}>Full refund {refundSections[refund].back}</Link>
    </p>
  );

type EnrolProps = {
  title: string;
  /** A page of this site, or a booking page in content/site.yaml. */
  enrol: { path: string } | Pick<Course, 'booking'>;
};

export function EnrolButtons({ title, enrol }: EnrolProps) {
  const label = labelWith('Enroll Now', ` in ${title}`);
  return <Buttons {...('path' in enrol ? { first: [enrol.path, label] } : { book: label, at: enrol.booking })} />;
}
