/** What can be said of a page by itself. Each rule reports a sentence, and the text to search for in the sources. */
import { decoded, servedPath } from '../../model.ts';
import type { CheckedPage } from '../page.ts';
import { clip, type PageRule, type Report } from '../settings.ts';
import { leakRules } from './leaks.ts';

const idReferences = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'];

export const pageRules: Record<string, PageRule> = {
  headings({ headings }, _, report) {
    const ones = headings.filter(({ level }) => level === 1);
    if (ones.length !== 1) report(`has ${ones.length} h1 headings; a page has exactly one`, ones[1]?.text);
    for (const [i, { level, text }] of headings.entries()) {
      const before = headings[i - 1]?.level ?? level;
      if (level > before + 1)
        report(`the heading "${clip(text)}" is an h${level} after an h${before}; a level is skipped`, text);
      if (text === '') report(`has an empty h${level}`);
    }
  },

  ids({ attributes }, _, report) {
    const ids = new Set<string>();
    const repeated = new Set<string>();
    for (const id of attributes('id')) (ids.has(id) ? repeated : ids).add(id);
    for (const id of repeated) report(`the id "${clip(id)}" is on more than one element`);
    for (const name of idReferences)
      for (const id of attributes(name).flatMap(value => value.trim().split(/\s+/)))
        if (!ids.has(id)) report(`${name}="${clip(id)}" refers to no element of the page`);
  },

  pictures({ elements }, _, report) {
    for (const { attribs } of elements('img')) {
      const { src = '', alt, width, height } = attribs;
      const name = `the picture ${clip(src)}`;
      if (alt === undefined) report(`${name} has no alt text (write alt="" if it is decoration)`, src);
      if (!width || !height) report(`${name} has no width and height: what is below it jumps when it loads`, src);
    }
  },

  title({ titles, titles: [text = ''] }, { limits: { title: max } }, report) {
    if (titles.length !== 1 || text === '') report(`has ${titles.length} titles; needs one, not empty`);
    const length = lettersIn(text);
    if (length > max) report(`its title has ${length} letters, over ${max}: "${clip(text)}"`, text);
  },

  description(page, { limits: { descriptionLeast: min, descriptionMost: max } }, report) {
    const text = onlyMeta(page, 'description', report);
    const length = lettersIn(text);
    if (text !== '' && (length < min || length > max))
      report(`its description has ${length} letters, outside ${min} to ${max}: "${clip(text)}"`, text);
  },

  meta(page, { limits: { meta } }, report) {
    for (const name of meta) onlyMeta(page, name, report);
  },

  language({ lang }, _, report) {
    if (lang === '') report('has no language on <html>');
  },

  script({ lang, meta, prose }, _, report) {
    const text = `${meta.get('description') ?? ''}${prose}`;
    const others = text.match(lettersOutside(lang))?.join('') ?? '';
    if (others.length * 2 <= text.replace(/[^\p{L}\p{M}]+/gu, '').length) return;
    const isLatin = /^\p{scx=Latn}/u.test(others);
    const hint = isLatin ? `; if it is in Latin letters, write "${new Intl.Locale(lang, { script: 'Latn' })}"` : '';
    report(`has lang="${lang}" on <html>, but most of its letters are of another script${hint}`);
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

  addresses({ links, loads }, { address: { origin } }, report) {
    const check = (what: string, href: string, text = '') => {
      const finding = findingOf(href, origin, what === 'a file that it loads' ? loadable : linkable);
      // React has replaced an address that is a script.
      if (finding) report(`${what} ${finding}`, /^$|^javascript:/i.test(href) ? text : href);
    };
    for (const { href, text } of links) {
      if (text === '') report(`the link to ${clip(href)} has no text`, href);
      check(`the link "${clip(text)}"`, href, text);
    }
    for (const { href } of loads) {
      check('a file that it loads', href);
      if (/^http:/i.test(href) && origin.startsWith('https:'))
        report(`loads "${clip(href)}", which is not encrypted; use https`, href);
    }
  },

  ...leakRules,
};

/** Returns how many letters a reader sees: marks take no room. */
const lettersIn = (text: string): number => [...text.normalize().replace(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')].length;

/** Finds letters of scripts that a language is not written in; none if its script is unknown, or several, as in Japanese. */
function lettersOutside(lang: string): RegExp {
  try {
    const { script } = new Intl.Locale(lang).maximize();
    return new RegExp(`[[\\p{L}\\p{M}]--\\p{scx=${script}}]+`, 'gv');
  } catch {
    return /(?!)/g;
  }
}

function onlyMeta({ meta }: CheckedPage, name: string, report: Report): string {
  const { length, 0: text = '' } = meta.get(name) ?? [];
  if (length !== 1 || text === '') report(`has ${length} meta "${name}" elements; needs one, not empty`);
  return text;
}

/** Schemes of addresses that visitors can follow, and that pages load. */
const linkable = /^(?:https?|mailto|tel|sms|geo|webcal):$/;
const loadable = /^(?:https?|data|about):$/;

function findingOf(href: string, origin: string, known: RegExp): string | undefined {
  const shown = `"${clip(href.replace(/^javascript:throw new Error\('React has.*/is, 'javascript:…'))}"`;
  // Nearly all are paths and anchors of the site, which are always valid.
  if (/^[/#][^/\\]/.test(href)) return undefined;
  if (href.trim() === '') return 'has an empty address';
  if (!URL.canParse(href, origin)) return `has an invalid address: ${shown}`;
  if (!known.test(new URL(href, origin).protocol)) return `goes to ${shown}, which is not a page`;
  return /^mailto:(?!\?|.*@)/i.test(href) ? `goes to ${shown}, which is no e-mail address` : undefined;
}
