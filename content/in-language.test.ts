import { expect, test } from 'vitest';
import { read } from '../generator/testing/read.ts';
import { contentIn, languagesOf } from './in-language.ts';
import { offerAt, offersOf } from './offers.ts';
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

test('a language has the prices, tones and drawings of English, and in English the names for which it has no words', () => {
  const own = contentIn(content, 'gu');
  const priceOf = ({ branding, coaching, contact }: Content) => [
    branding.packages.map(({ price }) => price),
    coaching.map(({ head, courses }) => [head.tone, courses.map(({ price, drawing }) => [price, drawing])]),
    contact.head.drawing,
  ];
  expect(priceOf(own)).toEqual(priceOf(content));
  expect(offersOf(own).map(({ path, fee }) => [path, fee])).toEqual(
    offersOf(content).map(({ path, fee }) => [path, fee]),
  );
  const { '/services/branding/#logo-only': logo, ...offers } = content.languages.gu?.offers ?? {};
  expect(own.branding.packages[0]?.name).toBe(logo?.name);
  const gu = { ...content.languages.en, offers };
  const fewer = contentIn({ ...content, languages: { ...content.languages, gu } }, 'gu');
  expect(fewer.branding.packages[0]?.name).toBe(content.branding.packages[0]?.name);
});

test('of an offer a language shows its own words only', () => {
  const [english, own] = [content, contentIn(content, 'gu')].map(one => offerAt(offersOf(one), '/services/ppc/'));
  expect(english?.cancellation).toBeDefined();
  expect(own?.cancellation).toBeUndefined();
  expect(own?.name).toBe(content.languages.gu?.offers['/services/ppc/']?.name);
});
