/** Draws a figure of a campaign as rows of dots. */
import type { Campaign } from '../../content/schemas/proof.ts';
import type { Claims } from '../../content/schemas/site.ts';
import { numberOf } from '../site/number-of.ts';
import { claimOf } from '../ui/claim.tsx';
import { rowsOf } from './counts.ts';
import type { DotPicture, Tone } from './dots.ts';

/** Draws a figure with one dot per `each`: "880+", 10 → 88 dots. Every chart has the same row length, so that heights can be compared. */
export function chartOf(show: string, each: number, tone: Tone = 'primary'): DotPicture {
  const perRow = 15;
  return { ...rowsOf(numberOf(show) / each, perRow, tone), width: perRow * 10 };
}

/** Returns the charts of all campaigns, each with its claim's id. */
export const chartsOf = (campaigns: readonly Campaign[], claims: Claims): [id: string, picture: DotPicture][] =>
  campaigns.flatMap(({ headline, chart: { before, each } }) => {
    const chart = (id: string, tone?: Tone): [string, DotPicture] => [
      id,
      chartOf(claimOf(claims, id).show, each, tone),
    ];
    return [...(before ? [chart(before, 'accent')] : []), chart(headline.claim)];
  });
