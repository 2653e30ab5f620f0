/** The metadata in the head of a page: each is present once, and short enough for search results and messengers to show. */
import { servedPath } from '../../model.ts';
import { clip, decode, isIndexed, type PageRule, type ParsedPage, type Report } from './rule.ts';
import type { SiteRule } from './site.ts';

/** Returns the content of a meta element that every page has once. */
function onlyMeta({ meta }: ParsedPage, name: string, report: Report): string {
  const values = meta.get(name) ?? [];
  if (values.length !== 1 || values[0] === '')
    report(`has ${values.length} meta "${name}" elements; needs one, not empty`);
  return values[0] ?? '';
}

export const title: PageRule = ({ titles }, { settings: { limits } }, report) => {
  const text = titles[0] ?? '';
  if (titles.length !== 1 || text === '') report(`has ${titles.length} titles; needs one, not empty`);
  if (text.length > limits.title)
    report(`its title has ${text.length} characters, over ${limits.title}: "${clip(text)}"`);
};

export const description: PageRule = (page, { settings: { limits } }, report) => {
  const text = onlyMeta(page, 'description', report);
  const [min, max] = [limits.descriptionLeast, limits.descriptionMost];
  if (text !== '' && (text.length < min || text.length > max))
    report(`its description has ${text.length} characters, outside ${min} to ${max}: "${clip(text)}"`);
};

export const language: PageRule = ({ lang }, _, report) => {
  if (lang === '') report('has no language on <html>');
  else if (!isLanguage(lang)) report(`its language "${clip(lang)}" is not a language tag ("en", "gu-IN")`);
};

/** Not every host states it, and without it "₹" is shown as three letters. */
export const encoding: PageRule = ({ encoding }, _, report) => {
  if (encoding.toLowerCase() !== 'utf-8') report('has no encoding: begin its <head> with <meta charset="utf-8">');
};

/** Without it a phone shows the page as wide as on a desktop, with letters too small to read. */
export const viewport: PageRule = (page, _, report) => {
  const content = onlyMeta(page, 'viewport', report);
  if (content !== '' && !/\bwidth\s*=\s*device-width\b/.test(content))
    report(`its meta "viewport" is "${clip(content)}", without width=device-width`);
  if (/\buser-scalable\s*=\s*(?:no|0)\b|\bmaximum-scale\s*=\s*[01](?:\.\d+)?\b/.test(content))
    report(`its meta "viewport" is "${clip(content)}", which keeps visitors from zooming in`);
};

const cardProperties =
  'og:title og:description og:url og:type og:image og:image:alt og:locale og:site_name twitter:card'.split(' ');

export const socialCard: PageRule = (page, { settings: { limits } }, report) => {
  for (const name of cardProperties) onlyMeta(page, name, report);
  const text = page.meta.get('og:description')?.[0] ?? '';
  if (text.length > limits.cardDescription)
    report(`its og:description has ${text.length} characters, over ${limits.cardDescription}: "${clip(text)}"`);
};

export const canonical: PageRule = (page, { address }, report) => {
  const { canonicals } = page;
  if (!isIndexed(page)) return;
  const expected = address.origin + servedPath(page.file, address);
  if (canonicals.length === 0) report('its canonical is missing: add <link rel="canonical"> with its absolute URL');
  else if (canonicals.length > 1 || decode(canonicals[0] ?? '') !== decode(expected))
    report(`its canonical is ${clip(canonicals.join(', '))}, not ${expected}`);
};

/** Returns whether a text is a language tag: "gu", "en-IN". */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** No two pages have the same title or description. */
export const duplicates: SiteRule = ({ pages }, report) => {
  for (const what of ['title', 'description'] as const) {
    const first = new Map<string, string>();
    for (const page of pages) {
      const other = first.get(page[what]);
      if (other !== undefined) report(page, `has the same ${what} as ${other}: "${clip(page[what])}"`);
      else first.set(page[what], page.file);
    }
  }
};
