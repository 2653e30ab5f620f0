/** The hills of the home page, from the campaigns' own figures: a dot is the same thing on all of them. */
import type { Campaign } from '../../content/schemas/proof.ts';
import type { Claims } from '../../content/schemas/site.ts';
import { numberOf } from '../site/number-of.ts';
import { claimOf } from '../ui/claim.tsx';
import type { Picture } from './dots.ts';
import { hills } from './hills.ts';

/** The picture, what one dot of it is, and the campaigns that have a hill, the lowest first, each with the place of its peak, from 0 to 1 of the plane. */
export type Skyline = { picture: Picture; unit: string; peaks: { campaign: Campaign; x: number; y: number }[] };

/** `isCoarse`: a dot is as many as in the campaigns' charts, so that there are few enough to be seen on a phone. */
export function skylineOf(campaigns: readonly Campaign[], claims: Claims, isCoarse = false): Skyline {
  const [first] = campaigns.filter(({ hill }) => hill);
  const { each, unit } = isCoarse && first ? first.chart : { each: 1, unit: first?.hill ?? '' };
  const counted = campaigns
    .filter(({ hill }) => hill)
    .map(campaign => ({
      campaign,
      count: Math.floor(numberOf(claimOf(claims, campaign.headline.claim).show) / each),
    }))
    .sort((a, b) => a.count - b.count);
  // As much broader as higher; of few dots steeper.
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
