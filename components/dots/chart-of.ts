/** A figure of a campaign as rows of dots. */
import type { Campaign } from '../../content/schemas/proof.ts';
import type { Claims } from '../../content/schemas/site.ts';
import { numberOf } from '../site/number-of.ts';
import { claimOf } from '../ui/claim.tsx';
import { rowsOf } from './counts.ts';
import type { Picture, Tone } from './dots.ts';

/**
 * "880+" in dots of 40 → 22 dots. Dots in a row are as many in every chart, so that heights can be compared; only a campaign with two
 * charts has larger ones.
 */
export function chartOf(show: string, each: number, isPair: boolean, tone: Tone = 'primary'): Picture {
  const perRow = isPair ? 8 : 15;
  return { ...rowsOf(numberOf(show) / each, perRow, tone), width: perRow * 10 };
}

/** Every figure that the campaigns draw, by its key. */
export const chartsOf = (campaigns: readonly Campaign[], claims: Claims): [id: string, picture: Picture][] =>
  campaigns.flatMap(({ charts }) =>
    charts.flatMap(({ claim, before, each }, i) => {
      const chart = (id: string, tone?: Tone): [string, Picture] => [
        id,
        chartOf(claimOf(claims, id).show, each, charts.length > 1, tone),
      ];
      return [
        ...(before ? [chart(before, 'accent')] : []),
        chart(claim, charts.length > 1 && i === 0 ? 'accent' : 'primary'),
      ];
    }),
  );
