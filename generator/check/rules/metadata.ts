/** What the head of a page tells others of it: present once, of a length that search results and messengers show. */
import { type Address, servedPath } from '../../model.ts';
import { clip, decode, isIndexed, type PageRule, type ParsedPage, type Report } from './rule.ts';
import type { SiteRule } from './site.ts';

/** The value of a meta element that every page has once. */
function onlyMeta({ meta }: ParsedPage, name: string, report: Report): string {
  const values = meta.get(name) ?? [];
  if (values.length !== 1 || values[0] === '') report(`has ${values.length} of meta "${name}"; needs one, not empty`);
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
  const [least, most] = [limits.descriptionLeast, limits.descriptionMost];
  if (text !== '' && (text.length < least || text.length > most))
    report(`its description has ${text.length} characters, outside ${least} to ${most}: "${clip(text)}"`);
};

export const language: PageRule = ({ lang }, _, report) => {
  if (lang === '') report('says no language on <html>');
  else if (!isLanguage(lang)) report(`its language "${clip(lang)}" is no language tag ("en", "gu-IN")`);
};

/** A host does not always say it, and without it "₹" comes out as three letters. */
export const encoding: PageRule = ({ encoding }, _, report) => {
  if (encoding.toLowerCase() !== 'utf-8') report('says no encoding: begin its <head> with <meta charset="utf-8">');
};

/** Without it a phone shows a page as wide as a desk, and its letters too small to read. */
export const viewport: PageRule = (page, _, report) => {
  const content = onlyMeta(page, 'viewport', report);
  if (content !== '' && !/\bwidth\s*=\s*device-width\b/.test(content))
    report(`its meta "viewport" is "${clip(content)}", without width=device-width`);
  if (/\buser-scalable\s*=\s*(?:no|0)\b|\bmaximum-scale\s*=\s*[01](?:\.\d+)?\b/.test(content))
    report(`its meta "viewport" is "${clip(content)}", which keeps visitors from making letters larger`);
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
  const self = selfOf(page.file, address);
  if (canonicals.length === 0) report('its canonical is missing: <link rel="canonical"> with its whole address');
  else if (canonicals.length > 1 || decode(canonicals[0] ?? '') !== decode(self))
    report(`its canonical is ${clip(canonicals.join(', '))}, not ${self}`);
};

const selfOf = (file: string, address: Address) => address.origin + servedPath(file, address);

/** Whether a text is a language as browsers know it: "gu", "en-IN". */
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
      if (other !== undefined) report(page, `has the ${what} of ${other}: "${clip(page[what])}"`);
      else first.set(page[what], page.file);
    }
  }
};
