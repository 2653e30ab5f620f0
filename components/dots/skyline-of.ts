/** The hills of the home page, from the campaigns' own figures. */
import type { Campaign } from '../../content/schemas/proof.ts';
import type { Claims } from '../../content/schemas/site.ts';
import { numberOf } from '../site/number-of.ts';
import { claimOf } from '../ui/claim.tsx';
import type { Picture } from './dots.ts';
import { hills } from './hills.ts';

/** How broad the hills stand, from the lowest; skyline.css sets the words under them by the same numbers. */
const columns = [20, 26, 60];

/** Campaigns with as many dots as each has brought, the lowest first. */
export const risingOf = (campaigns: readonly Campaign[], claims: Claims) =>
  campaigns
    .map(campaign => {
      const whole = numberOf(claimOf(claims, campaign.headline.claim).show);
      return { campaign, count: Math.floor(whole / campaign.hill.each) };
    })
    .sort((a, b) => a.count - b.count);

export const skylineOf = (campaigns: readonly Campaign[], claims: Claims): Picture =>
  hills(
    'trece',
    risingOf(campaigns, claims).map(({ count }, i) => ({ count, columns: columns[i] ?? 20, peak: 0.62 + 0.1 * i })),
    2,
  );
