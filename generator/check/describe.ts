/** Title, description, canonical address, language and social card: present once, of a length that search results show. */
import { type PageRule, pathOfFile } from '../check.ts';

/** Characters. Result pages cut longer ones; the sources are in the site's own specification of its head. */
const titleLimit = 65;
const descriptionRange = [110, 160] as const;
/** Messengers cut the card's description about here. */
const cardLimit = 80;

const needed = [
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:image',
  'og:image:alt',
  'og:locale',
  'og:site_name',
  'twitter:card',
];

export const describe: PageRule = (page, { address }) => {
  const findings: string[] = [];
  const one = (name: string) => {
    const values = page.meta.get(name) ?? [];
    if (values.length !== 1 || values[0] === '')
      findings.push(`has ${values.length} of meta "${name}"; needs one, not empty`);
    return values[0] ?? '';
  };
  const title = page.titles[0] ?? '';
  if (page.titles.length !== 1 || title === '') findings.push(`has ${page.titles.length} titles; needs one, not empty`);
  if (title.length > titleLimit)
    findings.push(`its title has ${title.length} characters, over ${titleLimit}: "${title}"`);
  const description = one('description');
  const [least, most] = descriptionRange;
  if (description.length < least || description.length > most) {
    findings.push(
      `its description has ${description.length} characters, outside ${least} to ${most}: "${description}"`,
    );
  }
  if (page.lang === '') findings.push('says no language on <html>');
  for (const name of needed) one(name);
  const card = page.meta.get('og:description')?.[0] ?? '';
  if (card.length > cardLimit)
    findings.push(`its og:description has ${card.length} characters, over ${cardLimit}: "${card}"`);

  const self = address.origin + pathOfFile(page.file, address);
  const isIndexed = !page.meta.get('robots')?.[0]?.includes('noindex');
  if (isIndexed && (page.canonicals.length !== 1 || page.canonicals[0] !== self)) {
    findings.push(`its canonical is ${page.canonicals.join(', ') || 'missing'}, not ${self}`);
  }
  return findings;
};
