/** A figure of a campaign as rows of dots. */
import type { Campaign } from '../../content/schemas/proof.ts';
import type { Claims } from '../../content/schemas/site.ts';
import { numberOf } from '../site/number-of.ts';
import { claimOf } from '../ui/claim.tsx';
import { rowsOf } from './counts.ts';
import type { Picture, Tone } from './dots.ts';

/** "880+" in dots of 10 → 88 dots. Dots in a row are as many in every chart, so that heights can be compared. */
export function chartOf(show: string, each: number, tone: Tone = 'primary'): Picture {
  const perRow = 15;
  return { ...rowsOf(numberOf(show) / each, perRow, tone), width: perRow * 10 };
}

/** Every figure that the campaigns draw, by its key. */
export const chartsOf = (campaigns: readonly Campaign[], claims: Claims): [id: string, picture: Picture][] =>
  campaigns.flatMap(({ headline, chart: { before, each } }) => {
    const chart = (id: string, tone?: Tone): [string, Picture] => [id, chartOf(claimOf(claims, id).show, each, tone)];
    return [...(before ? [chart(before, 'accent')] : []), chart(headline.claim)];
  });
