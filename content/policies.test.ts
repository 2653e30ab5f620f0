import { describe, expect, test } from 'vitest';
import { read } from '../generator/testing/read.ts';
import { type Content, schema } from './schema.ts';
import { bodyFor, policy as schemaOfPolicy } from './schemas/texts.ts';

const { policies } = (await read(process.cwd(), schema)).content as Content;

describe('the privacy policy’s paragraph about sign-up forms depends on the transport', () => {
  const policy = policies.find(({ slug }) => slug === 'privacy-policy');
  if (!policy) throw new Error('no privacy policy');

  test.each(['none', 'post', 'whatsapp'] as const)('%s', transport => {
    const body = bodyFor(policy, transport);
    expect(body).toContain(policy.signup?.[transport]);
    expect(body).not.toContain('[signup]');
  });

  test('the texts without the marker, and the marker without the texts, are rejected', () => {
    const { slug: _, signup, ...fields } = policy;
    const issues = (entry: object) => schemaOfPolicy.safeParse(entry).error?.issues.map(({ path }) => path);
    expect(issues({ ...fields, signup })).toBeUndefined();
    expect(issues(fields)).toEqual([['signup']]);
    expect(issues({ ...fields, facts: [], signup, body: 'Text.' })).toEqual([['signup']]);
  });
});
