/** What an Instagram account of a size, in an industry, at a posting rhythm may bring in. The constants are the specification's, section 9. */

export const industries = [
  { id: 'retail', name: 'Retail', multiplier: 1.2 },
  { id: 'healthcare', name: 'Healthcare', multiplier: 1.5 },
  { id: 'education', name: 'Education', multiplier: 1.3 },
  { id: 'food', name: 'Food', multiplier: 1.4 },
  { id: 'b2b', name: 'B2B', multiplier: 2 },
  { id: 'professional', name: 'Professional services', multiplier: 1.8 },
] as const;

/** Followers, an industry's id, posts a week. */
export type RoiInput = { followers: number; industry: string; postsPerWeek: number };

/** People reached, enquiries, and revenue in rupees. */
export type Roi = { reach: number; leads: number; revenue: number };

export const defaults: RoiInput = { followers: 1000, industry: 'retail', postsPerWeek: 3 };

const engagedShare = 0.03;
const reachPerFollower = 2.5;
const usualPosts = 3;
const leadShare = 0.05;
const rupeesPerLead = 5000;

/** What the estimates rest on, in words. A function, so that the browser does without it. */
export const assumption = (): string =>
  `All figures are estimates for one month. They assume that ${engagedShare * 100} in 100 followers take an interest, that 1 in ${1 / leadShare} of these becomes a lead, and that a lead brings ₹${rupeesPerLead.toLocaleString('en-IN')} in sales, more in some industries. The plus sign marks a rounded estimate, not a minimum.`;

/** The three estimates, never below zero. Anything that is not a number counts as nothing; an unknown industry has the multiplier 1. */
export function roiOf(input: RoiInput): Roi {
  const multiplier = industryOf(input)?.multiplier ?? 1;
  const people = finite(input.followers);
  const frequency = finite(input.postsPerWeek) / usualPosts;
  const engaged = people * engagedShare;
  const leads = whole(engaged * multiplier * frequency * leadShare);
  return {
    reach: whole(people * reachPerFollower * frequency),
    leads,
    revenue: whole(leads * rupeesPerLead * multiplier),
  };
}

/** As printed: "2,500+", "2+", "₹12K+". Grouped the Indian way. Thousands are cut off: rounded up, they would promise more than was worked out. */
export function showRoi({ reach, leads, revenue }: Roi): { reach: string; leads: string; revenue: string } {
  return {
    reach: `${grouped(reach)}+`,
    leads: `${grouped(leads)}+`,
    revenue: `₹${grouped(Math.floor(revenue / 1000))}K+`,
  };
}

/** The three estimates on a line: "A month: reach 2,500+, leads 2+, revenue ₹12K+". */
export const lineOf = (roi: Roi): string =>
  `A month: ${Object.entries(showRoi(roi))
    .map(each => each.join(' '))
    .join(', ')}`;

/** The message with which a visitor goes on to a chat: what was filled in, and the line of the results where they are shown. `brand` is whom it greets. */
export function messageOf(brand: string, input: RoiInput, results = ''): string {
  const [followers, posts] = [input.followers, input.postsPerWeek].map(value => grouped(finite(value)));
  return `Hi ${brand}, how could my Instagram bring in more? Followers ${followers}, ${industryOf(input)?.name}, Posts per week ${posts}. ${results}`.trim();
}

const industryOf = ({ industry }: RoiInput) => industries.find(({ id }) => id === industry);
const grouped = (value: number) => value.toLocaleString('en-IN');

/** What is too large to be a number counts as nothing, too. */
const finite = (value: number) => (Number.isFinite(value) ? value : 0);

/** The nearest whole number from zero up. */
const whole = (value: number) => Math.max(0, Math.round(finite(value)));
