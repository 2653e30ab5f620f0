/** Estimates what an Instagram account brings in, from its followers, industry and posts per week. The constants come from section 9 of the specification. */
import { rupeesOf } from '../../content/rupees-of.ts';

export const industries = [
  { id: 'retail', name: 'Retail', multiplier: 1.2 },
  { id: 'healthcare', name: 'Healthcare', multiplier: 1.5 },
  { id: 'education', name: 'Education', multiplier: 1.3 },
  { id: 'food', name: 'Food', multiplier: 1.4 },
  { id: 'b2b', name: 'B2B', multiplier: 2 },
  { id: 'professional', name: 'Professional services', multiplier: 1.8 },
] as const;

export type RoiInput = { followers: number; industry: string; postsPerWeek: number };

type Roi = { reach: number; leads: number; revenue: number };

export const defaults: RoiInput = { followers: 1000, industry: 'retail', postsPerWeek: 3 };

const engagedShare = 0.03;
const reachPerFollower = 2.5;
const usualPosts = 3;
const leadShare = 0.05;
const rupeesPerLead = 5000;

const least = Math.min(...industries.map(({ multiplier }) => multiplier));
const most = Math.max(...industries.map(({ multiplier }) => multiplier));

/** Returns the assumptions behind the estimates, in words. A function, so that the browser's bundle omits it. */
export const assumption = (): string =>
  `For one month with ${usualPosts} posts a week, we count ${reachPerFollower} people reached for each follower. Of 100 followers, ${engagedShare * 100} take an interest, and 1 in ${1 / leadShare} of those becomes a lead. Twice as many posts give twice the figures. Your industry raises the number of leads, and the sales from each, by a factor from ${least} to ${most}.`;

export const caution = (): string =>
  `The sum counts ${rangeOf(rupeesPerLead)} of sales a lead, by industry: if one in five buys from you, a bill of ${rangeOf(5 * rupeesPerLead)}. Is yours a tenth of that? Take a tenth.`;

const rangeOf = (rupees: number) => `${rupeesOf(rupees * least)} to ${rupeesOf(rupees * most)}`;

/** Returns the estimates, which are never negative. A value that is not finite counts as 0, and an unknown industry has the multiplier 1. */
export function roiOf(input: RoiInput): Roi {
  const multiplier = industryOf(input)?.multiplier ?? 1;
  const people = finite(input.followers);
  const frequency = finite(input.postsPerWeek) / usualPosts;
  const engaged = people * engagedShare;
  const leads = rounded(engaged * multiplier * frequency * leadShare);
  return {
    reach: rounded(people * reachPerFollower * frequency),
    leads,
    revenue: rounded(leads * rupeesPerLead * multiplier),
  };
}

/** Formats the estimates with Indian digit grouping: "2,500+", "2+", "₹12K+". Revenue is rounded down to thousands, so as not to promise more than calculated. */
export function showRoi({ reach, leads, revenue }: Roi): { reach: string; leads: string; revenue: string } {
  return {
    reach: `${grouped(reach)}+`,
    leads: `${grouped(leads)}+`,
    revenue: `₹${grouped(Math.floor(revenue / 1000))}K+`,
  };
}

/** Returns the estimates on one line: "A month: reach 2,500+, leads 2+, revenue ₹12K+". */
export const lineOf = (roi: Roi): string =>
  `A month: ${Object.entries(showRoi(roi))
    .map(entry => entry.join(' '))
    .join(', ')}`;

/** Returns the draft message of the chat, which greets `brand`: the visitor's input, and the line of results if they are visible. */
export function messageOf(brand: string, input: RoiInput, results = ''): string {
  const [followers, posts] = [input.followers, input.postsPerWeek].map(value => grouped(finite(value)));
  return `Hi ${brand}, how could my Instagram bring in more? Followers ${followers}, ${industryOf(input)?.name}, Posts per week ${posts}. ${results}`.trim();
}

const industryOf = ({ industry }: RoiInput) => industries.find(({ id }) => id === industry);
const grouped = (value: number) => value.toLocaleString('en-IN');

const finite = (value: number) => (Number.isFinite(value) ? value : 0);

const rounded = (value: number) => Math.max(0, Math.round(finite(value)));
