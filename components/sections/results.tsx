/** The results to expect, and what they depend on: the first figure large and, beside it, its ratio in dots. */
import './results.css';
import type { Content } from '../../content/schema.ts';
import { DotDrawing } from '../art/dot-drawing.tsx';
import type { Drawing } from '../art/dots.ts';
import { useSite } from '../context/site.tsx';
import { numberOf } from '../lib/number-of.ts';
import { claimOf } from '../ui/claim.tsx';
import { Headline } from '../ui/headline.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { CardGrid } from './card-grid.tsx';
import { Showcase } from './showcase.tsx';

type ResultsProps = Pick<Content['flagship'], 'results' | 'resultsDependOn'> & {
  sections: object;
  /** Draws how often as much there is after as before. */
  draw?: (ratio: number) => Drawing;
};

export function Results({ results, resultsDependOn, draw, ...offer }: ResultsProps) {
  const { sharedTexts, claims, words } = useSite();
  const { title } = { ...sharedTexts.sections, ...offer.sections }.results;
  const [first, ...others] = results;
  if (!title || !first) return null;
  const { claim, isFall } = first;
  const items = (claim ? others : results).map(({ isFall: _, ...result }) => result);
  return (
    <Showcase
      id="results"
      title={title}
      overview={[resultsDependOn]}
      words={
        claim && (
          <>
            <Headline claim={claim}>{first.title}</Headline>
            <Paragraph>{first.text}</Paragraph>
          </>
        )
      }
      below={<CardGrid variant="card-columns" items={items} />}
    >
      {claim && draw && (
        <figure>
          <DotDrawing drawing={draw(ratioIn(claimOf(claims, claim).show, isFall))} />
          <figcaption className="results-times">
            <span>{words.results.before}</span> <span>{words.results.after}</span>
          </figcaption>
        </figure>
      )}
    </Showcase>
  );
}

/** A claim “3x” is three times as many, “40%” as much less or more. */
function ratioIn(claim: string, isFall: boolean): number {
  const by = numberOf(claim);
  return claim.endsWith('%') ? 1 + (isFall ? -by : by) / 100 : by;
}
