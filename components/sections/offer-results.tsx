/** The results that an offer aims for: beside the others the first one, with its figure large. */
import './offer-results.css';
import type { Content } from '../../content/schema.ts';
import { Claim } from '../ui/claim.tsx';
import { InlineMarkdown, Paragraph } from '../ui/inline-markdown.tsx';

type OfferResultsProps = { results: Content['flagship']['results'] };

export const OfferResults = ({ results }: OfferResultsProps) => (
  <ul className="offer-results">
    {results.map(({ title, text, claim }) => (
      <li className="offer-result stack-3" key={title}>
        <h3 className="offer-result-title">
          {claim && <Claim id={claim} />} <InlineMarkdown text={title} />
        </h3>
        <Paragraph className="muted">{text}</Paragraph>
      </li>
    ))}
  </ul>
);
