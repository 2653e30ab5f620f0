/** Three steps of a consultation by whose turn it is: yours, ours, then both together. */
import './turns.css';
import type { Card } from '../../content/schemas/common.ts';
import type { Picture, Tone } from '../dots/dots.ts';
import { Dots } from '../dots/dots.tsx';
import { Inline } from '../ui/inline.tsx';
import { Legend } from '../ui/legend.tsx';

const turns: [who: string, tones: Tone[]][] = [
  ['You', ['accent']],
  ['We', ['primary']],
  ['Together', ['accent', 'primary']],
];

export function Turns({ steps }: { steps: Card[] }) {
  return (
    <>
      <ol className="turns">
        {steps.map(({ title, text }, i) => {
          const [who, tones] = turns[i % turns.length] ?? ['', []];
          return (
            <li className="turn" key={title}>
              <Dots className="turn-dots" picture={pictureOf(tones)} />
              <p className="turn-who">{who}</p>
              <h3 className="turn-title">{title}</h3>
              <p className="turn-text">
                <Inline text={text} />
              </p>
            </li>
          );
        })}
      </ol>
      <Legend>{'A dot is one of us: turmeric you, indigo {site.name}'}</Legend>
    </>
  );
}

const pictureOf = (tones: Tone[]): Picture => ({
  width: tones.length * 20,
  height: 20,
  size: 19,
  dots: tones.map((tone, i) => ({ x: 10 + i * 20, y: 10, tone })),
});
