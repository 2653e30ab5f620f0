import { expect, test } from 'vitest';
import { read } from '../generator/read/read.ts';
import { type Content, schema } from './schema.ts';

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
  const numbers = placeholders.filter(text => text.startsWith('+91'));
  for (const number of numbers) expect(number).toMatch(/^\+91 00000 0000[0-2]$/);
});

test('nothing looks like a placeholder without being one', () => {
  const looks = /example\.(com|org|net)|\b0{5}|\blorem\b|\bTODO\b|\bXX+\b/i;
  // Sentences may refer to one, and hold it then.
  const own = placeholders.filter(text => looks.test(text));
  const rest = (text: string) => own.reduce((left, placeholder) => left.replaceAll(placeholder, ''), text);
  expect(literals(content).filter(text => looks.test(rest(text)))).toEqual([]);
});

test('a testimonial is verified, or is a placeholder that a role signs', () => {
  const { home, flagship, ppc, mediaPr, academy, clients } = content;
  const open = [
    ...[home, flagship, ppc, mediaPr, academy].flatMap(page => page.testimonials),
    ...clients.flatMap(({ caseStudy }) => (caseStudy ? [caseStudy.testimonial] : [])),
  ].filter(({ isVerified }) => !isVerified);
  expect(open.filter(({ quote }) => !placeholders.includes(quote))).toEqual([]);
  // A role begins with a capital and goes on without one: "Clinic owner", "SEO student"; a person's name has two.
  for (const { name } of open) expect(name).toMatch(/^\p{Lu}\p{L}*(?: \p{Ll}[\p{L}-]*)*$/u);
});

test('every placeholder has its place, a file and a line', () => {
  for (const { location } of reading.placeholders()) {
    expect(location.file).toMatch(/^content\/.+\.(yaml|md)$/);
    expect(location.line).toBeGreaterThan(0);
  }
});
