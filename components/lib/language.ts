/** Addresses by language. English is the language of the site: the folders of other languages are below it. */
import type { Language } from '../../content/in-language.ts';

/** The language of all pages outside of such folders. */
export const siteLanguage = 'en-IN';

/** Returns the language of the page at a path: "/gu/contact/" → Gujarati. */
export const languageOf = (path: string, languages: readonly Language[]): Language =>
  (languages.find(({ folder }) => folder && path.startsWith(`${folder}/`)) ??
    languages.find(({ code }) => code === 'en')) as Language;

/** Returns the path of the same page in English, by which records, offers and navigation know it: "/gu/contact/" → "/contact/". */
export const englishPathOf = (path: string, languages: readonly Language[]): string =>
  path.slice(languageOf(path, languages).folder.length);

/** Returns the path of a page in a language, if it exists in it, else in English. An anchor stays. */
export function pathIn(code: string, path: string, languages: readonly Language[]): string {
  const language = languages.find(one => one.code === code);
  return language?.paths.includes(path.replace(/#.*/, '')) ? language.folder + path : path;
}

/** Returns the languages in which a page exists, each with the page's `path`; none if it exists in one only. */
export function alternatesOf(path: string, languages: readonly Language[]) {
  const page = englishPathOf(path, languages);
  const found = languages.filter(({ code, paths }) => code === 'en' || paths.includes(page));
  return found.length > 1 ? found.map(language => ({ ...language, path: language.folder + page })) : [];
}
