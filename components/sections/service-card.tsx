import type { Offer } from '../../content/offers.ts';
import type { Words } from '../../content/schemas/languages.ts';
import { fillText } from '../lib/fill.tsx';
import { priceOf } from '../lib/price-of.ts';
import { Paragraph } from '../ui/inline-markdown.tsx';
import type { CardItem } from './card-grid.tsx';

/** Returns the card of a service. It has no price if all have one, which stands above them. */
export function serviceCard(offer: Offer, words: Words, hasPrice = true): CardItem {
  const { name: title, text, bestFor, colour, path, drawing } = offer;
  const foot = (
    <>
      {bestFor && <Paragraph className="muted">{fillText(words.bestFor, { whom: bestFor })}</Paragraph>}
      {hasPrice && <strong>{priceOf(offer, words.fee)}</strong>}
    </>
  );
  return { title, text, colour, path, drawing, foot };
}
