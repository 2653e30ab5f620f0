import { expect, test } from 'vitest';
import { read } from '../generator/testing/read.ts';
import { type Content, schema } from './schema.ts';
import type { Testimonial } from './schemas/common.ts';
import { phone } from './schemas/site.ts';

const result = await read(process.cwd(), schema);
const content = result.content as Content;

/** Returns all texts and numbers in a value, as strings. */
function literals(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(literals);
}

const placeholders = result.placeholders.flatMap(({ value }) => literals(value));
const hosts = (texts: string[]) =>
  texts.flatMap(text =>
    [...text.matchAll(/https?:\/\/([^/\s]+)|[\w.+-]+@([\w.-]+)/g)].map(([, site, mail]) => site ?? mail),
  );

test('every host in a placeholder is under example.com', () => {
  expect(hosts(placeholders).filter(host => !/(^|\.)example\.com$/.test(host ?? ''))).toEqual([]);
});

test('every phone number in a placeholder is zeros except for the last digit, which distinguishes the desks', () => {
  const numbers = placeholders.filter(text => phone.safeParse(text).success);
  for (const number of numbers) expect(number).toMatch(/^\+\d+[0 -]+[0 -]\d$/);
});

test('everything that looks like a placeholder is tagged as one', () => {
  const withoutCode = (text: string) => text.replace(/```.*?```|`[^`\n]*`/gs, '');
  const suspicious = /example\.(com|org|net)|\b0{5}|\blorem\b|\bTODO\b|\bXX+\b/i;
  // Sentences may contain a placeholder's value by reference.
  const tagged = placeholders.filter(text => suspicious.test(text));
  const withoutTagged = (text: string) => tagged.reduce((rest, placeholder) => rest.replaceAll(placeholder, ''), text);
  expect(literals(content).filter(text => suspicious.test(withoutTagged(withoutCode(text))))).toEqual([]);
});

/** Returns the testimonials in a value, at any depth. */
function testimonialsIn(value: unknown): Testimonial[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'quote' in value ? [value as Testimonial] : Object.values(value).flatMap(testimonialsIn);
}

test('a testimonial is either verified, or a placeholder signed by a role and marked as a sample', () => {
  const unverified = testimonialsIn(content).filter(({ isVerified }) => !isVerified);
  expect(unverified.filter(({ quote, isSample }) => !isSample || !placeholders.includes(quote))).toEqual([]);
  expect(testimonialsIn(content).filter(({ isSample, isVerified }) => isSample && isVerified)).toEqual([]);
  // Only the first word of a role is capitalized, as in "Clinic owner"; in a person's name both are.
  for (const { name } of unverified) expect(name).toMatch(/^\p{Lu}\p{L}*(?: \p{Ll}[\p{L}-]*)*$/u);
});

test('every placeholder has a location with file and line', () => {
  for (const { location } of result.placeholders) {
    expect(location.file).toMatch(/^content\/.+\.(yaml|md)$/);
    expect(location.line).toBeGreaterThan(0);
  }
});
