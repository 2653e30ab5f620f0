import { expect, test } from 'vitest';
import { read } from '../generator/read/read.ts';
import { type Content, schema } from './schema.ts';
import type { Testimonial } from './schemas/common.ts';
import { phone } from './schemas/site.ts';

const reading = await read(process.cwd(), schema);
const content = reading.content as Content;

/** All texts and numbers in a value, as texts. */
function literals(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(literals);
}

const placeholders = reading.placeholders().flatMap(({ value }) => literals(value));
const hosts = (texts: string[]) =>
  texts.flatMap(text =>
    [...text.matchAll(/https?:\/\/([^/\s]+)|[\w.+-]+@([\w.-]+)/g)].map(([, site, mail]) => site ?? mail),
  );

test('every host behind a placeholder is under example.com', () => {
  expect(hosts(placeholders).filter(host => !/(^|\.)example\.com$/.test(host ?? ''))).toEqual([]);
});

test('every telephone number behind a placeholder is zeros, but for a last digit that tells the desks apart', () => {
  const numbers = placeholders.filter(text => phone.safeParse(text).success);
  for (const number of numbers) expect(number).toMatch(/^\+\d+[0 -]+[0 -]\d$/);
});

test('nothing looks like a placeholder without being one', () => {
  const looks = /example\.(com|org|net)|\b0{5}|\blorem\b|\bTODO\b|\bXX+\b/i;
  // Sentences may refer to one, and hold it then.
  const own = placeholders.filter(text => looks.test(text));
  const rest = (text: string) => own.reduce((left, placeholder) => left.replaceAll(placeholder, ''), text);
  expect(literals(content).filter(text => looks.test(rest(text)))).toEqual([]);
});

/** The testimonials in a value, wherever they stand. */
function testimonialsIn(value: unknown): Testimonial[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'quote' in value ? [value as Testimonial] : Object.values(value).flatMap(testimonialsIn);
}

test('a testimonial is verified, or is a placeholder that a role signs, and known as a sample', () => {
  const open = testimonialsIn(content).filter(({ isVerified }) => !isVerified);
  expect(open.filter(({ quote, isSample }) => !isSample || !placeholders.includes(quote))).toEqual([]);
  expect(testimonialsIn(content).filter(({ isSample, isVerified }) => isSample && isVerified)).toEqual([]);
  // A role begins with a capital and goes on without one: "Clinic owner", "SEO student"; a person's name has two.
  for (const { name } of open) expect(name).toMatch(/^\p{Lu}\p{L}*(?: \p{Ll}[\p{L}-]*)*$/u);
});

test('every placeholder has its place, a file and a line', () => {
  for (const { location } of reading.placeholders()) {
    expect(location.file).toMatch(/^content\/.+\.(yaml|md)$/);
    expect(location.line).toBeGreaterThan(0);
  }
});
