/** The languages of pages: everything is in English, and what content/twins.ts lists in Gujarati, too. */
import { inGujarati } from '../../content/twins.ts';

export type Language = 'en' | 'gu';

/** The language of all pages outside of /gu/. */
export const siteLanguage = 'en-IN';

/** Of each language the tag on its pages, the one for search engines, and its own name. */
export const languages: Record<Language, { lang: string; tag: string; name: string }> = {
  en: { lang: siteLanguage, tag: siteLanguage, name: 'English' },
  gu: { lang: 'gu', tag: 'gu-IN', name: 'ગુજરાતી' },
};

/** The folder of the pages in Gujarati. */
const folder = '/gu';

/** Returns the language of the page at a path. */
export const languageOf = (path: string): Language => (path.startsWith(`${folder}/`) ? 'gu' : 'en');

/** Returns the path of the same page in English, by which drawings, rates and navigation know it: "/gu/contact/" → "/contact/". */
export const englishPathOf = (path: string): string => (languageOf(path) === 'gu' ? path.slice(folder.length) : path);

/** Returns the path of a page in a language: in Gujarati only if it exists, else in English. An anchor stays. */
export const pathIn = (language: Language, path: string): string =>
  language === 'gu' && inGujarati.includes(path.replace(/#.*/, '')) ? folder + path : path;

/** Returns the languages in which a page exists, with its paths; none if it exists in one only. */
export function alternatesOf(path: string) {
  const english = englishPathOf(path);
  if (!inGujarati.includes(english)) return [];
  return (['en', 'gu'] as const).map(code => ({ ...languages[code], code, path: pathIn(code, english) }));
}
