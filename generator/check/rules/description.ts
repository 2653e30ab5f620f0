/** Title, description, canonical address, language and social card: present once, of a length that search results show. */
import { type Address, servedPath } from '../../model.ts';
import { clip, decode, isIndexed, type PageRule } from './rule.ts';
import type { SiteRule } from './site.ts';

const needed = 'og:title og:description og:url og:type og:image og:image:alt og:locale og:site_name twitter:card'.split(
  ' ',
);

export const description: PageRule = (page, { address, settings: { limits } }, report) => {
  const one = (name: string) => {
    const values = page.meta.get(name) ?? [];
    if (values.length !== 1 || values[0] === '') report(`has ${values.length} of meta "${name}"; needs one, not empty`);
    return values[0] ?? '';
  };
  const title = page.titles[0] ?? '';
  if (page.titles.length !== 1 || title === '') report(`has ${page.titles.length} titles; needs one, not empty`);
  if (title.length > limits.title)
    report(`its title has ${title.length} characters, over ${limits.title}: "${clip(title)}"`);
  const text = one('description');
  const [least, most] = [limits.descriptionLeast, limits.descriptionMost];
  if (text !== '' && (text.length < least || text.length > most))
    report(`its description has ${text.length} characters, outside ${least} to ${most}: "${clip(text)}"`);
  if (page.lang === '') report('says no language on <html>');
  else if (!isLanguage(page.lang)) report(`its language "${clip(page.lang)}" is no language tag ("en", "gu-IN")`);
  for (const name of needed) one(name);
  const card = page.meta.get('og:description')?.[0] ?? '';
  if (card.length > limits.cardDescription)
    report(`its og:description has ${card.length} characters, over ${limits.cardDescription}: "${clip(card)}"`);
  const self = selfOf(page.file, address);
  const { canonicals } = page;
  if (!isIndexed(page)) return;
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
