/** Relations between records of content that the schemas do not check. */
import { describe, expect, test } from 'vitest';
import { numberOf } from '../components/lib/number-of.ts';
import { read } from '../generator/testing/read.ts';
import { type Content, schema } from './schema.ts';
import { rupees } from './schemas/common.ts';
import { campaigns as campaignsSchema } from './schemas/proof.ts';
import type { Claims } from './schemas/site.ts';

const content = (await read(process.cwd(), schema)).content as Content;
const { branding, campaigns, clients, coaching, industries, ppc, programs } = content;
const claims: Claims = content.claims;

test('every industry has a client', () => {
  const served = new Set(clients.map(({ industry }) => industry));
  expect(Object.keys(industries).filter(id => !served.has(id))).toEqual([]);
});

describe('prices in rupees', () => {
  test.each([
    ['₹149', 149],
    ['₹12,000', 12000],
    ['₹1,50,000', 150000],
    ['₹12,34,56,789', 123456789],
  ])('%s is %d', (printed, amount) => {
    expect(rupees.parse(printed)).toBe(amount);
  });

  test.each(['149', '₹1499', '₹150,000', '₹1,5000', '₹ 149', 149])('%s is rejected', printed => {
    expect(rupees.safeParse(printed).success).toBe(false);
  });

  test('every price is used by an offer', () => {
    const sold = [
      ...coaching.flatMap(page => page.courses.map(({ price }) => price)),
      ...branding.packages.map(({ price }) => price),
      ppc.investment.price,
    ];
    const listed = Object.values(content.prices).map(printed => rupees.parse(printed));
    expect(listed.filter(price => !sold.includes(price))).toEqual([]);
  });
});

test('the workload of a course is the number of hours in its format', () => {
  const timed = coaching.flatMap(page => page.courses).filter(({ workload }) => workload);
  expect(timed.length).toBeGreaterThan(0);
  for (const { title, format, workload } of timed) {
    const [, hours] = /(\d+) hours?\b/.exec(format) ?? [];
    expect(workload, title).toBe(`PT${hours}H`);
  }
});

test('the names of courses and packages, and the questions, are unique', () => {
  const duplicates = (names: string[]) => names.filter((name, i) => names.indexOf(name) < i);
  const courses = [...programs, ...coaching.flatMap(page => page.courses)];
  expect(duplicates(courses.map(({ title }) => title))).toEqual([]);
  expect(duplicates(branding.packages.map(({ name }) => name))).toEqual([]);
  const questions = [...branding.questions, ...content.clientQuestions];
  expect(duplicates(questions.map(({ question }) => question))).toEqual([]);
});

test('a campaign with a larger figure has at least as many dots', () => {
  const drawn = campaigns.map(({ headline, chart }) => numberOf(claims[headline.claim]?.show ?? '') / chart.each);
  const figures = campaigns.map(({ headline }) => numberOf(claims[headline.claim]?.show ?? ''));
  const inOrder = figures
    .map((figure, i) => ({ figure, dots: drawn[i] as number }))
    .sort((a, b) => a.figure - b.figure);
  expect(inOrder.map(({ dots }) => dots)).toEqual(drawn.toSorted((a, b) => a - b));
});

test('hills and charts with inconsistent units are rejected', () => {
  const [one, two] = campaigns;
  const faults = (changed: unknown) => campaignsSchema.safeParse([one, changed]).error?.issues.map(({ path }) => path);
  expect(faults({ ...two, hill: 'one follower' })).toEqual([[1, 'hill']]);
  expect(
    faults({ ...two, headline: { ...two?.headline, label: one?.headline.label }, chart: { each: 7, unit: '7' } }),
  ).toEqual([[1, 'chart']]);
  expect(campaignsSchema.safeParse(campaigns.map(({ hill: _, ...rest }) => rest)).success).toBe(false);
});
