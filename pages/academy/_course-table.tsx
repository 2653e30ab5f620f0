/** Courses to compare: a row of a table for each, which stands as a column on a wide screen and as a card on a phone. */
import './_course-table.css';
import type { ReactNode } from 'react';
import { LazyDrawing } from '../../components/art/drawing.tsx';
import { EnrolButtons, RefundLink } from '../../components/sections/course-card.tsx';
import type { Line } from '../../components/sections/price-list.tsx';
import { TopicList } from '../../components/sections/topic-list.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import { Link } from '../../components/ui/link.tsx';
import { BoldAmounts } from '../../components/ui/price.tsx';
import type { Content } from '../../content/schema.ts';

type Program = Content['programs'][number] & { lines: Line[] };

const columns: [label: string, cell: (program: Program) => ReactNode][] = [
  [
    'Price and length',
    ({ lines, refund }) => (
      <>
        {lines.map(({ name, path, price, forWhom }) => (
          <p className="course-table-price" key={name}>
            <BoldAmounts text={price} />
            <Link to={path}>{name}</Link>
            <small className="note">{forWhom}</small>
          </p>
        ))}
        {lines.length === 0 && <p className="semibold">You see fee and certificate before you enrol</p>}
        <RefundLink of={refund} />
      </>
    ),
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
  ['Enrol', ({ title, enrol }) => <EnrolButtons title={title} enrol={enrol} />],
  [
    'Modules',
    ({ modules }) => (
      <Disclosure label={`The ${modules.length} modules`}>
        <TopicList topics={modules} heading="h3" />
      </Disclosure>
    ),
  ],
];

export const CourseTable = ({ programs }: { programs: Program[] }) => (
  <table className="course-table">
    <thead>
      <tr>
        <th scope="col">Course</th>
        {columns.map(([label]) => (
          <th scope="col" key={label}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {programs.map(program => (
        <tr id={program.id} key={program.id}>
          <th scope="row" className={`course-table-head tone-${program.colour}`}>
            <LazyDrawing of={program.drawing} on={program.colour} />
            <Badge>{program.badge}</Badge>
            <b className="course-table-name">{program.title}</b>
            <Paragraph>{program.tagline}</Paragraph>
          </th>
          {columns.map(([label, cell]) => (
            <td data-label={label} key={label}>
              {cell(program)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
