/** The languages of the site's pages, as HTML, structured data and social cards name them. */
import { memoizeLast } from './memoize-last.ts';

/** The language of every page whose head names no other one. */
export const siteLanguage = 'en-IN';

/** The language of a page: the site's own, unless its head names another. */
export const langOf = ({ lang = siteLanguage }: { lang?: string }): string => lang;

/**
 * A language as social cards name it, with the country where most of its speakers are unless it says one: "gu" → "gu_IN". What is no
 * language tag stays as it is: the check of the finished page says so, with its place.
 */
export const localeOf = memoizeLast((lang: string): string => {
  try {
    const { language, region } = new Intl.Locale(lang).maximize();
    return region ? `${language}_${region}` : language;
  } catch {
    return lang;
  }
});
