import { describe, expect, test } from 'vitest';
import { read } from '../generator/read/read.ts';
import { type Content, schema } from './schema.ts';
import { bodyFor, policy as schemaOfPolicy } from './schemas/texts.ts';

const { policies, site } = (await read(process.cwd(), schema)).content as Content;
const textOf = (slug: string) => policies.find(policy => policy.slug === slug)?.body ?? '';

/** The lines that a table or list has on a subject: what is asked of section 9, "Refund and terms". */
describe('the refund policy', () => {
  test.each([
    ['consultation, over 48 hours ahead', /More than 48 hours[^|]*\|\s*Full refund/],
    ['consultation, 24 to 48 hours ahead', /24 to 48 hours[^|]*\|\s*50%/],
    ['consultation, under 24 hours ahead', /Less than 24 hours[^|]*\|\s*No refund/],
    ['consultation, one free reschedule', /reschedule once, free[^.]*24 hours/],
    ['monthly package, 7 days without work', /Within 7 days[^|]*no work[^|]*\|[^|]*refunded/],
    ['monthly package, first 30 days', /first 30 days[^|]*\|\s*Prorated/],
    ['monthly package, after 30 days', /After 30 days[^|]*\|\s*No refund/],
    ['project, before the start', /Before the project starts[^|]*\|\s*Full refund/],
    ['project, under way', /less than 50%[^|]*\|\s*Prorated by milestones/],
    ['project, half complete', /50% complete or more[^|]*\|\s*No refund/],
    ['recorded course', /7-day guarantee[^.]*less than 25%/],
    ['workshop, 7 days before', /7 or more days before[^|]*\|\s*Full refund/],
    ['workshop, 3 to 7 days before', /3 days to less than 7[^|]*\|\s*50%/],
    ['workshop, under 3 days before', /Less than 3 days[^|]*\|\s*No refund[^|]*(transfer|reschedule)/],
    ['certification, before the start', /Before the certification[^|]*\|[^|]*minus processing fees/],
    ['certification, after the start', /After it starts[^|]*\|\s*Deferral[^|]*30 days/],
    ['review', /review[^|]*\|\s*3–5 business days/],
    ['payout', /pay out[^|]*\|\s*7–10 business days/],
    ['never', /downloaded resources[\s\S]*strategy documents[\s\S]*setup fees[\s\S]*third-party fees/],
  ])('%s', (_, fact) => {
    expect(textOf('refund-policy')).toMatch(fact);
  });
});

describe('the terms', () => {
  test.each([
    ['prices in rupees', /INR/],
    ['30 days of notice', /30 days’ notice/],
    ['SEO takes 3–6 months', /SEO results take 3–6 months/],
    ['Indian law', /Indian law/],
    ['courts in the city of the office', /courts in the city/],
    ['UPI, bank transfer, gateway', /UPI[^.]*bank transfer[^.]*online gateway/],
    ['social media, 3 months', /Social media\s*\|\s*3 months/],
    ['SEO, 6 months', /SEO\s*\|\s*6 months/],
    ['branding by project', /Branding\s*\|\s*Project-based/],
    ['PPC by the month', /PPC\s*\|\s*Month-to-month/],
    ['graduate school for the MasterClasses', /MasterClass[^.]*graduate school/],
  ])('%s', (_, fact) => {
    expect(textOf('terms-conditions')).toMatch(fact);
  });
});

describe('what the privacy policy says of the email boxes follows the transport', () => {
  const policy = policies.find(({ slug }) => slug === 'privacy-policy');
  if (!policy) throw new Error('no privacy policy');

  test.each([
    ['none', /None of these boxes is connected/],
    ['post', /goes to us/],
    ['whatsapp', /opens WhatsApp/],
    ['mailto', /mail program/],
  ] as const)('%s', (transport, words) => {
    const body = bodyFor(policy, transport);
    expect(body).toMatch(words);
    expect(body).not.toContain('[signup]');
  });

  test('a text for it without a place, and a place without a text, are refused', () => {
    const { slug: _, signup, ...fields } = policy;
    const issues = (entry: object) => schemaOfPolicy.safeParse(entry).error?.issues.map(({ path }) => path);
    expect(issues({ ...fields, signup })).toBeUndefined();
    expect(issues(fields)).toEqual([['signup']]);
    expect(issues({ ...fields, signup, body: 'Text.' })).toEqual([['signup']]);
  });
});

test('each policy names the seller and who answers', () => {
  const { legal } = site;
  for (const fact of [legal.name, legal.gstin, legal.grievance.name, legal.grievance.acknowledges])
    expect(textOf('terms-conditions')).toContain(fact);
  for (const fact of [legal.name, legal.privacy.email, legal.privacy.answers])
    expect(textOf('privacy-policy')).toContain(fact);
});

test('the privacy policy keeps out those under 18', () => {
  expect(textOf('privacy-policy')).toMatch(/not for[^.]*under \d\d/);
});
