/** What the schemas accept that types cannot say. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read } from '../generator/testing/read.ts';
import { type Content, schema } from './schema.ts';
import { rupees } from './schemas/common.ts';
import { navigation as schemaOfNavigation } from './schemas/site.ts';
import { bodyFor, policy as schemaOfPolicy } from './schemas/texts.ts';

const content = (await read(process.cwd(), schema)).content as Content;
const pathsIn = (error: { issues: { path: PropertyKey[] }[] } | undefined) => error?.issues.map(({ path }) => path);

test.each([
  ['₹149', 149],
  ['₹12,000', 12000],
  ['₹1,50,000', 150000],
  ['₹12,34,56,789', 123456789],
])('the price %s is %d', (printed, amount) => {
  expect(rupees.parse(printed)).toBe(amount);
});

test.each(['149', '₹1499', '₹150,000', '₹1,5000', '₹ 149', 149])('%s is no price', printed => {
  expect(rupees.safeParse(printed).success).toBe(false);
});

test('the header has one flagship', () => {
  const { navigation } = content;
  const menus = navigation.menus.map(menu => ({
    ...menu,
    entries: menu.entries.map(entry => ({ ...entry, isFlagship: false })),
  }));
  expect(schemaOfNavigation.safeParse(navigation).success).toBe(true);
  expect(schemaOfNavigation.safeParse({ ...navigation, menus }).error?.issues[0]?.message).toContain('flagship');
});

test('what the privacy policy says of sign-up depends on the transport; the marker and the texts need each other', () => {
  const policy = content.policies.find(({ slug }) => slug === 'privacy-policy');
  if (!policy) throw new Error('no privacy policy');
  for (const transport of ['none', 'post', 'whatsapp'] as const) {
    expect(bodyFor(policy, transport)).toContain(policy.signup?.[transport]);
    expect(bodyFor(policy, transport)).not.toContain('[signup]');
  }
  const { slug: _, signup, ...fields } = policy;
  const issues = (entry: object) => pathsIn(schemaOfPolicy.safeParse(entry).error);
  expect(issues({ ...fields, signup })).toBeUndefined();
  expect(issues(fields)).toEqual([['signup']]);
  expect(issues({ ...fields, facts: [], signup, body: 'Text.' })).toEqual([['signup']]);
});

test('the editor settings name a schema for every YAML file in content/', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const yaml = Object.entries(schema).filter(([, { from }]) => from.endsWith('.yaml'));
  const expected = yaml.map(([name, { from }]) => [`.cache/schemas/${name}.json`, `content/${from}`]);
  expect(settings['yaml.schemas']).toEqual(Object.fromEntries(expected));
});

test('pages and components hold no sentence: its words stand in content/', () => {
  const files = ['pages', 'components', 'islands'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.tsx') && !/\.test\.|fixtures\//.test(file))
      .map(file => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(100);
  const sentence = /(?:>\s*|\b(?:title|intro|lead|text|label)=")((?:[\p{L}’“]+[,:]? ){3,}[\p{L}’”]+[.?:]?)(?:\s*<|")/gu;
  const found = files.flatMap(file =>
    Array.from(readFileSync(file, 'utf8').matchAll(sentence), ([, text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
