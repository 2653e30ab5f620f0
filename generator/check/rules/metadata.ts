/** The metadata in the head of a page: each is present once, and short enough for search results and messengers to show. */
import { decoded, servedPath } from '../../model.ts';
import type { CheckedPage } from '../page.ts';
import type { SiteRules } from '../site.ts';
import { clip, type PageRules } from './rule.ts';

export const metadataRules: PageRules = {
  title({ titles, titles: [text = ''] }, { limits }, report) {
    if (titles.length !== 1 || text === '') report(`has ${titles.length} titles; needs one, not empty`);
    const width = widthOf(text);
    if (width > limits.title) report(`its title is ${width} letters wide, over ${limits.title}: "${clip(text)}"`, text);
  },

  description(page, { limits: { descriptionLeast: min, descriptionMost: max } }, report) {
    const text = onlyMeta(page, 'description', report);
    const width = widthOf(text);
    if (text !== '' && (width < min || width > max))
      report(`its description is ${width} letters wide, outside ${min} to ${max}: "${clip(text)}"`, text);
  },

  language({ lang, attributes }, _, report) {
    if (lang === '') report('has no language on <html>');
    const tags = new Set([...attributes('lang'), ...attributes('hreflang')].filter(tag => tag && tag !== 'x-default'));
    for (const tag of tags) {
      const canonical = tagOf(tag);
      if (canonical.toLowerCase() !== tag.toLowerCase())
        report(`"${tag}" is no tag of a language${canonical && `; write "${canonical}"`}`, tag);
    }
  },

  meta(page, { limits: { meta, cardDescription: max } }, report) {
    for (const name of meta) onlyMeta(page, name, report);
    const [text = ''] = page.meta.get('og:description') ?? [];
    const width = widthOf(text);
    if (width > max) report(`its og:description is ${width} letters wide, over ${max}: "${clip(text)}"`, text);
  },

  'structured-data'({ jsonLd }, _, report) {
    for (const text of jsonLd)
      try {
        JSON.parse(text);
      } catch (error) {
        report(`its structured data is no JSON: ${(error as Error).message}`, clip(text.trim()).slice(0, 40));
      }
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

export const duplicateRules: SiteRules = {
  duplicates(page, { firstWith }, report) {
    for (const what of ['title', 'description'] as const) {
      const first = firstWith.get(`${what} ${page.lang} ${page[what]}`);
      if (first !== page.file) report(`has the same ${what} as ${first}: "${clip(page[what])}"`);
    }
  },
};

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Returns the usual spelling of a language's tag, or '' if there is no such language. */
function tagOf(tag: string): string {
  try {
    const locale = new Intl.Locale(tag);
    return names.of(locale.language) ? locale.toString() : '';
  } catch {
    return '';
  }
}

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}\uff01-\uff60]/u;

/** Returns how wide a text is in letters, as they are seen: marks take no room, a Chinese, Japanese or Korean letter that of two. */
const widthOf = (text: string): number =>
  [...text.normalize().replace(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')].reduce((sum, c) => sum + (wide.test(c) ? 2 : 1), 0);

function onlyMeta({ meta }: CheckedPage, name: string, report: (message: string) => void): string {
  const { length, 0: text = '' } = meta.get(name) ?? [];
  if (length !== 1 || text === '') report(`has ${length} meta "${name}" elements; needs one, not empty`);
  return text;
}
