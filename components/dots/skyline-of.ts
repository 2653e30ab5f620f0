/** The hills of the home page, from the campaigns' own figures: a dot is the same thing on all of them. */
import type { Campaign } from '../../content/schemas/proof.ts';
import type { Claims } from '../../content/schemas/site.ts';
import { numberOf } from '../site/number-of.ts';
import { claimOf } from '../ui/claim.tsx';
import type { Picture } from './dots.ts';
import { hills } from './hills.ts';

/** The picture, and the campaigns that have a hill, the lowest first, each with the place of its peak, from 0 to 1 of the plane. */
export type Skyline = { picture: Picture; peaks: { campaign: Campaign; x: number; y: number }[] };

export function skylineOf(campaigns: readonly Campaign[], claims: Claims): Skyline {
  const counted = campaigns
    .filter(({ hill }) => hill)
    .map(campaign => ({ campaign, count: numberOf(claimOf(claims, campaign.headline.claim).show) }))
    .sort((a, b) => a.count - b.count);
  // As much broader as higher.
  const broad = counted.map(({ count }, i) => ({
    count,
    columns: Math.ceil(2.5 * Math.sqrt(count)),
    peak: 0.6 + 0.14 * i,
  }));
  const { peaks, ...picture } = hills('a', broad, 3);
  return {
    picture,
    peaks: peaks.map((peak, i) => ({ ...peak, campaign: (counted[i] as (typeof counted)[number]).campaign })),
  };
}
