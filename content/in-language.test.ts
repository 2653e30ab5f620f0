import { expect, test } from 'vitest';
import { read } from '../generator/testing/read.ts';
import { contentIn, languagesOf } from './in-language.ts';
import { type Content, schema } from './schema.ts';

const content = (await read(process.cwd(), schema)).content as Content;
const [contact] = content.contactIn;
const { slug: _, ...words } = contact ?? { slug: '' };
const mistakesIn = (record: object) =>
  schema.contactIn.as.safeParse(record).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a section may be missing with its content; with one of them, the other is missed', () => {
  const { call, sections, ...rest } = words as Content['contact'];
  const { 'free-call': freeCall, ...others } = sections;
  expect(mistakesIn({ ...rest, call, sections })).toBeUndefined();
  expect(mistakesIn({ ...rest, sections: others })).toBeUndefined();
  expect(mistakesIn({ ...rest, sections })).toEqual([
    'sections.free-call: is a section without content: add call, or remove it',
  ]);
  expect(mistakesIn({ ...rest, sections: { ...others, freeCall } })).toEqual([expect.stringContaining('freeCall')]);
});

test('a folder of pages needs an entry in languages.yaml', () => {
  const { gu: _, ...languages } = content.languages;
  expect(() => languagesOf({ ...content, languages } as Content)).toThrow('has no entry "gu": add it');
});

test('a language has the prices and drawings of English, and only what it has words for', () => {
  const own = contentIn(content, 'gu');
  const priceOf = ({ branding, coaching }: Content) => [
    branding.packages.map(({ price }) => price),
    coaching.map(({ courses }) => courses.map(({ price, drawing }) => [price, drawing])),
  ];
  expect(priceOf(own)).toEqual(priceOf(content));
  expect(own.services.map(({ slug }) => slug)).toEqual(['social-media']);
  const { '/services/branding/#logo-only': logo, ...rates } = content.languages.gu?.rates ?? {};
  expect(logo?.name).toBe(own.branding.packages[0]?.name);
  const fewer = contentIn(
    { ...content, languages: { ...content.languages, gu: { ...content.languages.en, rates } } },
    'gu',
  );
  expect(fewer.branding.packages).toHaveLength(content.branding.packages.length - 1);
});
