/** The results to expect, and what they depend on: the first figure large and, beside it, its ratio in dots. */
import './results.css';
import type { Content } from '../../content/schema.ts';
import { walls } from '../art/counts.ts';
import { DotDrawing } from '../art/dot-drawing.tsx';
import { useSite } from '../context/site.tsx';
import { numberOf } from '../lib/number-of.ts';
import { claimOf } from '../ui/claim.tsx';
import { Headline } from '../ui/headline.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { CardGrid } from './card-grid.tsx';
import { Section } from './section.tsx';

type ResultsProps = Pick<Content['flagship'], 'results' | 'resultsDependOn'> & { sections: object };

export function Results({ results, resultsDependOn, ...offer }: ResultsProps) {
  const sections = { ...useSite().sharedTexts.sections, ...offer.sections };
  const [first, ...others] = results;
  const claim = first?.claim;
  return (
    <Section id="results" {...sections.results} intro={resultsDependOn} tone="contrast">
      {claim && (
        <div className="results-first split">
          <div className="stack-5">
            <Headline claim={claim}>{first.title}</Headline>
            <Paragraph>{first.text}</Paragraph>
          </div>
          <Ratio claim={claim} isFall={first.isFall} />
        </div>
      )}
      <CardGrid variant="card-columns" items={(claim ? others : results).map(({ isFall: _, ...result }) => result)} />
    </Section>
  );
}

/** The dots of the smaller wall of a rise, or of the larger one of a fall. */
const wall = 20;

/** Before and after, in dots: a claim “3x” is three times as many, “40%” as much less or more. */
function Ratio({ claim, isFall }: { claim: string; isFall: boolean }) {
  const { claims, words } = useSite();
  const { show } = claimOf(claims, claim);
  const by = numberOf(show);
  const ratio = show.endsWith('%') ? 1 + (isFall ? -by : by) / 100 : by;
  return (
    <figure>
      <DotDrawing
        drawing={walls([
          [wall, 'text'],
          [Math.round(wall * ratio), 'accent'],
        ])}
      />
      <figcaption className="results-walls">
        <span>{words.results.before}</span> <span>{words.results.after}</span>
      </figcaption>
    </figure>
  );
}
