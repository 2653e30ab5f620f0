/** Draws the figures of campaigns: each as rows of dots, and those of the home page as hills. */
import type { Campaign } from '../../content/schemas/proof.ts';
import type { Claims } from '../../content/schemas/site.ts';
import { type Dot, type Drawing, drawingOf } from '../art/dots.ts';
import { hills } from '../art/hills.ts';
import { numberOf } from '../lib/number-of.ts';
import { claimOf } from '../ui/claim.tsx';

/**
 * Draws a figure with one dot per `each`: "11K+", 10 → 1,100 dots. What exceeds the figure `before` is in another tone. Charts with as many
 * dots `perRow` can be compared by their heights; the dots of the next row are between them.
 */
export function chartOf(show: string, each: number, perRow: number, before?: string): Drawing {
  const [count, old] = [numberOf(show) / each, before ? numberOf(before) / each : Number.POSITIVE_INFINITY];
  const dots = Array.from({ length: Math.floor(count) }, (_, i): Dot => {
    const row = Math.floor(i / perRow);
    return { x: (i % perRow) + (row % 2) / 2, y: 0.87 * row, tone: i < old ? 'primary' : 'accent' };
  });
  return drawingOf(perRow + 0.5, 0.87 * Math.ceil(count / perRow) + 0.13, dots);
}

/** The drawing, what one dot stands for, and the campaigns with a hill, lowest first, each with the position of its peak (from 0 to 1). */
type Skyline = { picture: Drawing; unit: string; peaks: { campaign: Campaign; x: number; y: number }[] };

export function skylineOf(campaigns: readonly Campaign[], claims: Claims): Skyline {
  const drawn = campaigns.filter(({ hill }) => hill);
  const counted = drawn
    .map(campaign => ({
      campaign,
      count: Math.floor(numberOf(claimOf(claims, campaign.headline.claim).show) / campaign.chart.each),
    }))
    .sort((a, b) => a.count - b.count);
  // Hills keep their proportions.
  const broad = counted.map(({ count }, i) => ({
    count,
    columns: Math.ceil(1.6 * Math.sqrt(count)),
    peak: 0.6 + 0.14 * i,
  }));
  const { peaks, ...picture } = hills(broad);
  return {
    picture,
    unit: drawn[0]?.chart.unit ?? '',
    peaks: peaks.map((peak, i) => ({ ...peak, campaign: (counted[i] as (typeof counted)[number]).campaign })),
  };
}
