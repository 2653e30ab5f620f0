/** An offer's price and minimum term, in one line. */
import type { Rate } from '../../content/schemas/rates.ts';

export const PriceLine = ({ rate: { price, minimum } }: { rate: Rate }) => (
  <p>
    <strong>{price}</strong> (minimum: {minimum.toLowerCase()})
  </p>
);
