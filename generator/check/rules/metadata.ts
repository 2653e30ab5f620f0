/** The metadata in the head of a page: each is present once, and short enough for search results and messengers to show. */
import { decoded, servedPath } from '../../model.ts';
import type { CheckedPage } from '../page.ts';
import type { SiteRules } from '../site.ts';
import { clip, type PageRules } from './rule.ts';

/** Without a viewport a phone shows the page as wide as a desktop does; the others are what a social card shows. */
const required =
  'viewport og:title og:description og:url og:type og:image og:image:alt og:locale og:site_name twitter:card'.split(
    ' ',
  );

export const metadataRules: PageRules = {
  title({ titles, titles: [text = ''] }, { limits }, report) {
    if (titles.length !== 1 || text === '') report(`has ${titles.length} titles; needs one, not empty`);
    if (text.length > limits.title)
      report(`its title has ${text.length} characters, over ${limits.title}: "${clip(text)}"`);
  },

  description(page, { limits: { descriptionLeast: min, descriptionMost: max } }, report) {
    const text = onlyMeta(page, 'description', report);
    if (text !== '' && (text.length < min || text.length > max))
      report(`its description has ${text.length} characters, outside ${min} to ${max}: "${clip(text)}"`);
  },

  language({ lang }, _, report) {
    if (lang === '') report('has no language on <html>');
  },

  meta(page, { limits: { cardDescription: max } }, report) {
    for (const name of required) onlyMeta(page, name, report);
    const [text = ''] = page.meta.get('og:description') ?? [];
    if (text.length > max) report(`its og:description has ${text.length} characters, over ${max}: "${clip(text)}"`);
  },

  canonical({ file, isIndexed, elements }, { address }, report) {
    const hrefs = elements('link').flatMap(({ attribs: { rel, href = '' } }) => (rel === 'canonical' ? href : []));
    const expected = address.origin + servedPath(file, address);
    if (!isIndexed) return;
    if (hrefs.length === 0) report('its canonical is missing: add <link rel="canonical"> with its absolute URL');
    else if (hrefs.length > 1 || decoded(hrefs[0] ?? '') !== decoded(expected))
      report(`its canonical is ${clip(hrefs.join(', '))}, not ${expected}`);
  },
};

/** No two pages look the same in a list of search results. */
export const duplicateRules: SiteRules = {
  duplicates(page, { firstWith }, report) {
    for (const what of ['title', 'description'] as const) {
      const first = firstWith.get(`${what} ${page[what]}`);
      if (first !== page.file) report(`has the same ${what} as ${first}: "${clip(page[what])}"`);
    }
  },
};

/** Returns the content of a meta element that every page has once. */
function onlyMeta({ meta }: CheckedPage, name: string, report: (message: string) => void): string {
  const { length, 0: text = '' } = meta.get(name) ?? [];
  if (length !== 1 || text === '') report(`has ${length} meta "${name}" elements; needs one, not empty`);
  return text;
}
