import { describe, expect, test } from 'vitest';
import { read } from '../generator/read/read.ts';
import { type Content, schema } from './schema.ts';
import { bodyFor, policy as schemaOfPolicy } from './schemas/texts.ts';

const { policies, site } = (await read(process.cwd(), schema)).content as Content;
const textOf = (slug: string) => policies.find(policy => policy.slug === slug)?.body ?? '';

describe('what the privacy policy says of the email boxes follows the transport', () => {
  const policy = policies.find(({ slug }) => slug === 'privacy-policy');
  if (!policy) throw new Error('no privacy policy');

  test.each(['none', 'post', 'whatsapp', 'mailto'] as const)('%s', transport => {
    const body = bodyFor(policy, transport);
    expect(body).toContain(policy.signup?.[transport]);
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

test('every figure of what a policy says in short stands in its text', () => {
  const short = policies.flatMap(({ slug, facts = [] }) => facts.map(({ text }) => ({ slug, text })));
  const figures = short.flatMap(({ slug, text }) => (text.match(/\d+/g) ?? []).map(figure => ({ slug, figure })));
  expect(figures.length).toBeGreaterThan(0);
  for (const { slug, figure } of figures) expect(textOf(slug), slug).toMatch(new RegExp(`\\b${figure}\\b`));
});
