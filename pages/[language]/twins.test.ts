import { expect, onTestFinished, test } from 'vitest';
import { languagesOf } from '../../content/in-language.ts';
import { copySite } from '../../content/testing/copy-site.ts';
import { all, hrefs, openOurs, openSite, textOf } from '../_testing/open-site.ts';

const site = await openOurs();
const { languages, site: agency } = site.content;
const inGujarati = languagesOf(site.content).find(({ code }) => code === 'gu')?.paths ?? [];

const numbersIn = (text: string) => text.match(/\d[\d.,]*(?<=\d)/g) ?? [];
const main = (path: string) => site.page(path).querySelector('main') as Element;

test.each(inGujarati)('%s states in Gujarati no number that it does not state in English', path => {
  const known = new Set(numbersIn(textOf(main(path))));
  const stated = numbersIn(textOf(main(`/gu${path}`)));
  expect(stated.length).toBeGreaterThan(5);
  expect(stated.filter(number => !known.has(number))).toEqual([]);
});

/** Returns what a page lists, tells and claims, by the ids of the headings that it follows. */
function partsOf(path: string): Record<string, string[]> {
  let last: string[] = [];
  const parts: Record<string, string[]> = { hero: last };
  for (const element of all(main(path), 'h2, h3, li, tr, dt, [data-claim]')) {
    if (element.localName === 'h2') {
      last = [];
      parts[element.id] = last;
    } else last.push(element.getAttribute('data-claim') ?? element.localName);
  }
  return parts;
}

test.each(inGujarati)('sections of %s in Gujarati have all facts, points and rows that they have in English', path => {
  const parts = partsOf(`/gu${path}`);
  expect(Object.values(parts).flat().length).toBeGreaterThan(5);
  expect(partsOf(path)).toMatchObject(parts);
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

test.each(inGujarati)('links on %s in Gujarati, or the words before their list, say what is in English', path => {
  const links = all(site.page(`/gu${path}`), 'a[href]:not(.header-language)').filter(link => {
    const href = link.getAttribute('href') ?? '';
    return Object.values(agency.bookings).includes(href) || /^\/(?!gu\/)/.test(href);
  });
  const says = (element: Element | null | undefined) =>
    element && textOf(element).includes(languages.gu?.english ?? 'no words');
  const silent = links.filter(link => !says(link) && !says(link.closest('ul')?.previousElementSibling));
  expect(links.length).toBeGreaterThan(10);
  expect(silent.map(textOf)).toEqual([]);
});

test('a third language is an entry of languages.yaml and a folder of content, of which one page is enough', async () => {
  const copy = copySite();
  onTestFinished(copy.remove);
  copy.change('content/languages.yaml', text => {
    const words = /^en:\n((?: .*\n)*)/m.exec(text)?.[1] ?? '';
    return `${text}sw:\n${words.replace(/en-IN/, 'sw').replace(/en-IN/, 'sw-TZ').replace('English', 'Kiswahili')}`;
  });
  copy.change('content/sw/contact.yaml', swahili);
  const { page, paths } = await openSite(copy.root);
  expect(paths.filter(path => path.startsWith('/sw/'))).toEqual(['/sw/contact/']);
  const html = page('/sw/contact/').documentElement;
  expect(html.getAttribute('lang')).toBe('sw');
  expect(textOf(html.querySelector('h1'))).toBe('Piga simu');
  // It has no words for the other section, but the hours of the office in its own: "Jumatatu", Monday.
  expect(all(html, 'main h2').map(({ id }) => id)).toEqual(['contact']);
  expect(textOf(html.querySelector('.contact-card'))).toContain('Jumatatu');
  for (const path of ['/contact/', '/gu/contact/'])
    expect(hrefs(page(path), 'a.header-language[lang=sw]')).toEqual(['/sw/contact/']);
  expect(hrefs(html, 'a.header-language')).toEqual(['/contact/', '/gu/contact/']);
  expect(all(html, 'main span[lang=en]')).toEqual([]);
  expect(hrefs(html, 'link[hreflang=sw-TZ]').map(href => new URL(href).pathname)).toEqual(['/sw/contact/']);
  expect(all(page('/'), '[hreflang=sw-TZ]')).toEqual([]);
});

const swahili = `
name: Mawasiliano
head:
  title: Mawasiliano ya ofisi
  description: >-
    Piga simu, andika ujumbe au tembelea ofisi yetu. Tunazungumza lugha kadhaa, na simu ya kwanza ni ya bure kwa kila biashara.
  card: Piga simu au andika ujumbe.
hero: { title: Piga simu, lead: Andika ujumbe. }
sections:
  contact: { title: Ofisi }
`;
