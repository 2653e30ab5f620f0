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
import { Section } from './section.tsx';

type ResultsProps = Pick<Content['flagship'], 'results' | 'resultsDependOn'> & {
  sections: object;
  /** Draws how often as much there is after as before. */
  draw?: (ratio: number) => Drawing;
};

export function Results({ results, resultsDependOn, draw, ...offer }: ResultsProps) {
  const { title } = { ...useSite().sharedTexts.sections, ...offer.sections }.results;
  const [first, ...others] = results;
  const claim = first?.claim;
  const items = (claim ? others : results).map(({ isFall: _, ...result }) => result);
  const columns = <CardGrid variant="card-columns" items={items} />;
  if (!claim)
    return (
      <Section id="results" title={title} intro={resultsDependOn} tone="contrast">
        {columns}
      </Section>
    );
  return (
    <section className="section tone-contrast stack">
      <div className="results-first split split-narrow">
        <div className="stack">
          <h2 id="results">{title}</h2>
          <Paragraph className="lead">{resultsDependOn}</Paragraph>
          <Headline claim={claim}>{first.title}</Headline>
          <Paragraph>{first.text}</Paragraph>
        </div>
        {draw && <Ratio claim={claim} isFall={first.isFall} draw={draw} />}
      </div>
      <div className="section-body" data-reveal="">
        {columns}
      </div>
    </section>
  );
}

type RatioProps = { claim: string; isFall: boolean } & Required<Pick<ResultsProps, 'draw'>>;

/** Before and after, in dots: a claim “3x” is three times as many, “40%” as much less or more. */
function Ratio({ claim, isFall, draw }: RatioProps) {
  const { claims, words } = useSite();
  const { show } = claimOf(claims, claim);
  const by = numberOf(show);
  return (
    <figure>
      <DotDrawing drawing={draw(show.endsWith('%') ? 1 + (isFall ? -by : by) / 100 : by)} />
      <figcaption className="results-times">
        <span>{words.results.before}</span> <span>{words.results.after}</span>
      </figcaption>
    </figure>
  );
}
