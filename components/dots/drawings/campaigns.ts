/** Draws the figures of campaigns: each as rows of dots, and those of the home page as hills. */
import type { Campaign } from '../../../content/schemas/proof.ts';
import type { Claims } from '../../../content/schemas/site.ts';
import { numberOf } from '../../lib/number-of.ts';
import { claimOf } from '../../ui/claim.tsx';
import type { Drawing } from '../drawing.ts';
import { rowsOf } from './counts.ts';
import { hills } from './hills.ts';

/**
 * Draws a figure with one dot per `each`: "880+", 10 → 88 dots. What exceeds the figure `before` is in another tone. Every chart has the same
 * row length, so that heights can be compared.
 */
export function chartOf(show: string, each: number, before?: string): Drawing {
  const chart = rowsOf(numberOf(show) / each, 15, 'primary');
  if (!before) return chart;
  const old = numberOf(before) / each;
  return { ...chart, dots: chart.dots.map((dot, i) => (i < old ? dot : { ...dot, tone: 'accent' })) };
}

/** Returns the charts of all campaigns, each with its claim's id. */
export const chartsOf = (campaigns: readonly Campaign[], claims: Claims): [id: string, picture: Drawing][] =>
  campaigns.map(({ headline: { claim }, chart: { before, each } }) => [
    claim,
    chartOf(claimOf(claims, claim).show, each, before && claimOf(claims, before).show),
  ]);

/** The drawing, what one dot stands for, and the campaigns with a hill, lowest first, each with the position of its peak (from 0 to 1). */
type Skyline = { picture: Drawing; unit: string; peaks: { campaign: Campaign; x: number; y: number }[] };

/** `isCoarse` uses the unit of the campaigns' charts, so that there are few enough dots for a phone. */
export function skylineOf(campaigns: readonly Campaign[], claims: Claims, isCoarse = false): Skyline {
  const drawn = campaigns.filter(({ hill }) => hill);
  const [first] = drawn;
  const { each, unit } = isCoarse && first ? first.chart : { each: 1, unit: first?.hill ?? '' };
  const counted = drawn
    .map(campaign => ({
      campaign,
      count: Math.floor(numberOf(claimOf(claims, campaign.headline.claim).show) / each),
    }))
    .sort((a, b) => a.count - b.count);
  // Hills keep their proportions; with few dots they are steeper.
  const broad = counted.map(({ count }, i) => ({
    count,
    columns: Math.ceil((isCoarse ? 2 : 2.5) * Math.sqrt(count)),
    peak: 0.6 + 0.14 * i,
  }));
  const { peaks, ...picture } = hills('a', broad, isCoarse ? 1 : 3);
  return {
    picture,
    unit,
    peaks: peaks.map((peak, i) => ({ ...peak, campaign: (counted[i] as (typeof counted)[number]).campaign })),
  };
}
