/** A series as stairs: each lesson stands on as many dots as have been taken with it. */
import './lessons.css';
import type { Card } from '../../content/schemas/common.ts';
import { pictureOf } from '../dots/dots.ts';
import { Dots } from '../dots/dots.tsx';
import { Inline } from '../ui/inline.tsx';
import { Legend } from '../ui/legend.tsx';

export function Lessons({ lessons }: { lessons: Card[] }) {
  const of = lessons.length;
  return (
    <figure>
      <ol className="lessons">
        {lessons.map(({ title, text }, i) => (
          <li className="lesson" key={title}>
            <Dots className="lesson-dots" picture={stairOf(i + 1, of)} />
            <p className="lesson-number">Lesson {i + 1}</p>
            <h3 className="lesson-title">{title}</h3>
            <p className="lesson-text">
              <Inline text={text} />
            </p>
          </li>
        ))}
      </ol>
      <Legend as="figcaption">One dot is one lesson; the turmeric one is new</Legend>
    </figure>
  );
}

/** A column of dots, one for each lesson of the series: those taken before, the new one on top of them, and what is to come. */
const stairOf = (number: number, of: number) =>
  pictureOf(
    1,
    of,
    Array.from({ length: of }, (_, i) => ({
      x: 0,
      y: of - 1 - i,
      tone: i + 1 < number ? ('primary' as const) : i + 1 === number ? ('accent' as const) : ('faint' as const),
    })),
  );
