import { expect, test } from 'vitest';
import { inGujarati } from '../../content/twins.ts';
import { all, openOurs, textOf } from '../_testing/open-site.ts';

const site = await openOurs();
const { languages, site: agency } = site.content;

const numbersIn = (text: string) => text.match(/\d[\d.,]*(?<=\d)/g) ?? [];
const main = (path: string) => site.page(path).querySelector('main') as Element;

test.each(inGujarati)('%s states in Gujarati no number that it does not state in English', path => {
  const known = new Set(numbersIn(textOf(main(path))));
  const stated = numbersIn(textOf(main(`/gu${path}`)));
  expect(stated.length).toBeGreaterThan(5);
  expect(stated.filter(number => !known.has(number))).toEqual([]);
});

/** Returns the texts in a record of words. */
const textsIn = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : words ? Object.values(words).flatMap(textsIn) : [];

test.each(inGujarati)('%s in Gujarati has no words of the shell in English', path => {
  const page = site.page(`/gu${path}`);
  const labels = all(page, '[aria-label]').map(element => element.getAttribute('aria-label'));
  const shown = [textOf(page.querySelector('body')), ...labels].join(' ');
  const sentences = textsIn(languages.en).filter(text => text.includes(' ') && !text.includes('['));
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter(text => shown.includes(text))).toEqual([]);
});

test.each(inGujarati)('links on %s in Gujarati say what is in English before the click', path => {
  const links = all(site.page(`/gu${path}`), 'a[href]:not(.header-language)').filter(link => {
    const href = link.getAttribute('href') ?? '';
    return Object.values(agency.bookings).includes(href) || /^\/(?!gu\/)/.test(href);
  });
  const silent = links.filter(link => !textOf(link).includes(languages.gu.english));
  expect(links.length).toBeGreaterThan(10);
  expect(silent.map(textOf)).toEqual([]);
});
