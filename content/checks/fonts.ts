/** The fonts of a page contain the letters that it shows: browsers take missing ones from any other font. */
import type { PageRule } from '../../generator/check/check.ts';

/** How many letters a sentence lists. */
const maxListed = 10;

/**
 * Reports the letters in none of a page's fonts. Fonts on the visitor's computer do not count, but for the name of a language in a link to
 * it, and for texts in Gujarati, of which only headings have a font of the site.
 */
export const fonts: PageRule = ({ text, headings, lang, css, links, elements }, _, report) => {
  const lacked = lackedCharactersOf(css);
  const languages = elements('a').flatMap(({ attribs }) => (attribs.lang && attribs.hreflang ? attribs.href : []));
  const names = links.filter(({ href }) => languages.includes(href)).map(link => link.text);
  const texts =
    lang === 'gu' ? [text.replace(/\p{Script=Gujarati}/gu, ''), ...headings.map(({ text }) => text)].join(' ') : text;
  const own = names.reduce((rest, name) => rest.replace(name, ''), texts);
  const letters = lacked ? [...new Set(own.match(lacked))].filter(character => /\p{L}/u.test(character)) : [];
  const more = letters.length > maxListed ? ` and ${letters.length - maxListed} more` : '';
  if (letters.length > 0)
    report(`shows letters that its fonts lack: ${letters.slice(0, maxListed).join(' ')}${more}`, letters[0]);
};

/** Returns an expression that matches the characters in none of a style sheet's fonts; undefined if a font states no `unicode-range`. */
function lackedCharactersOf(css: string): RegExp | undefined {
  const faces = (css.match(/@font-face\s*\{[^}]*/g) ?? []).filter(face => face.includes('url('));
  const ranges = faces.map(face => /unicode-range:([^;]*)/.exec(face)?.[1]?.match(/U\+[\dA-F?]+(-[\dA-F]+)?/gi) ?? []);
  if (ranges.length === 0 || ranges.some(range => range.length === 0)) return undefined;
  const set = ranges.flat().map(range => {
    const [first = '', last = first] = range.slice(2).split('-');
    return `\\u{${first.replaceAll('?', '0')}}-\\u{${last.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[^\\s${set.join('')}]`, 'gu');
}
