/** The results that an offer aims for: beside the others the first one, with its figure in knots. */
import './offer-results.css';
import type { Content } from '../../content/schema.ts';
import { useSite } from '../context/site.tsx';
import { isInFont } from '../dots/drawings/letters.ts';
import { DotText } from '../dots/monogram.tsx';
import { Claim, claimOf } from '../ui/claim.tsx';
import { InlineMarkdown, Paragraph } from '../ui/inline-markdown.tsx';

type OfferResultsProps = { results: Content['flagship']['results'] };

export const OfferResults = ({ results }: OfferResultsProps) => (
  <ul className="offer-results">
    {results.map(({ title, text, claim }, i) => (
      <li className="offer-result stack-3" key={title}>
        <h3 className="offer-result-title">
          {claim && (i === 0 ? <LargeClaim id={claim} /> : <Claim id={claim} />)} <InlineMarkdown text={title} />
        </h3>
        <Paragraph className="muted">{text}</Paragraph>
      </li>
    ))}
  </ul>
);

/** A claim in knots, if it can be written in them. */
function LargeClaim({ id }: { id: string }) {
  const { show } = claimOf(useSite().claims, id);
  const isDrawn = isInFont(show);
  return (
    <span className="offer-result-claim">
      {isDrawn && <DotText text={show} />}
      <span className={isDrawn ? 'sr-only' : undefined}>
        <Claim id={id} />
      </span>
    </span>
  );
}
