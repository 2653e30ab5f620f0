/** The results that the agency aims for: the first one large and, if it has an example, in dots. */
import './aims.css';
import type { Content } from '../../content/schema.ts';
import { walls } from '../art/counts.ts';
import { DotDrawing } from '../art/dot-drawing.tsx';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
import { numberOf } from '../lib/number-of.ts';
import { claimOf } from '../ui/claim.tsx';
import { Headline } from '../ui/headline.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { CardGrid } from './card-grid.tsx';
import { Section } from './section.tsx';

export function Aims({ results }: Pick<Content['flagship'], 'results'>) {
  const [first, ...others] = results;
  const { claim, example, title, text } = first ?? {};
  const isLarge = claim && example;
  return (
    <Section title="Results we aim for" layout={isLarge ? 'above' : 'beside'} tone="contrast">
      {isLarge && (
        <div className="aim split">
          <div className="stack-5">
            <Headline claim={claim}>{title}</Headline>
            {text && <Paragraph>{text}</Paragraph>}
          </div>
          <BeforeAndAfter {...example} claim={claim} />
        </div>
      )}
      <CardGrid variant="card-columns" items={isLarge ? others : results} />
    </Section>
  );
}

type BeforeAndAfterProps = { count: number; name: string; isFall: boolean; claim: string };

/** An example of a claim, “3x” or “40%”. */
function BeforeAndAfter({ count, name, isFall, claim }: BeforeAndAfterProps) {
  const { show } = claimOf(useSite().claims, claim);
  const by = numberOf(show);
  const after = Math.round(count * (show.endsWith('%') ? 1 + (isFall ? -by : by) / 100 : by));
  const nameOf = (count: number) => fillText(name, { count: `${count}` });
  return (
    <figure className="aim-dots">
      <DotDrawing
        drawing={walls([
          [count, 'text'],
          [after, 'accent'],
        ])}
      />
      <figcaption>
        <span>Today: {nameOf(count)}</span> <span>Aim: {nameOf(after)}</span>
      </figcaption>
    </figure>
  );
}
