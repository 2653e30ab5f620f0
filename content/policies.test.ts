import { describe, expect, test } from 'vitest';
import { read } from '../generator/testing/read.ts';
import { type Content, schema } from './schema.ts';
import { bodyFor, policy as schemaOfPolicy } from './schemas/texts.ts';

const { policies, site } = (await read(process.cwd(), schema)).content as Content;
const textOf = (slug: string) => policies.find(policy => policy.slug === slug)?.body ?? '';

describe('the privacy policy’s paragraph about sign-up forms depends on the transport', () => {
  const policy = policies.find(({ slug }) => slug === 'privacy-policy');
  if (!policy) throw new Error('no privacy policy');

  test.each(['none', 'post', 'whatsapp', 'mailto'] as const)('%s', transport => {
    const body = bodyFor(policy, transport);
    expect(body).toContain(policy.signup?.[transport]);
    expect(body).not.toContain('[signup]');
  });

  test('the texts without the marker, and the marker without the texts, are rejected', () => {
    const { slug: _, signup, ...fields } = policy;
    const issues = (entry: object) => schemaOfPolicy.safeParse(entry).error?.issues.map(({ path }) => path);
    expect(issues({ ...fields, signup })).toBeUndefined();
    expect(issues(fields)).toEqual([['signup']]);
    expect(issues({ ...fields, signup, body: 'Text.' })).toEqual([['signup']]);
  });
});

test('the policies name the seller and the contact persons', () => {
  const { legal } = site;
  for (const fact of [legal.name, legal.gstin, legal.grievance.name, legal.grievance.acknowledges])
    expect(textOf('terms-conditions')).toContain(fact);
  for (const fact of [legal.name, legal.privacy.email, legal.privacy.answers])
    expect(textOf('privacy-policy')).toContain(fact);
});

test('every figure in the key facts of a policy is in its text', () => {
  const keyFacts = policies.flatMap(({ slug, facts = [] }) => facts.map(({ text }) => ({ slug, text })));
  const figures = keyFacts.flatMap(({ slug, text }) => (text.match(/\d+/g) ?? []).map(figure => ({ slug, figure })));
  expect(figures.length).toBeGreaterThan(0);
  for (const { slug, figure } of figures) expect(textOf(slug), slug).toMatch(new RegExp(`\\b${figure}\\b`));
});
