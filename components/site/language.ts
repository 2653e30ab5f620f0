/** The language codes of the site's pages, as HTML, structured data and social cards expect them. */
import { memoizeLast } from './memoize-last.ts';

/** The default language, for pages whose head sets no `lang`. */
export const siteLanguage = 'en-IN';

/** Returns the language of a page. */
export const langOf = ({ lang = siteLanguage }: { lang?: string }): string => lang;

/**
 * Returns the Open Graph locale of a language, with its most likely region if the tag has none: "gu" → "gu_IN". Returns an invalid tag
 * unchanged; the check of the finished page reports it with its location.
 */
export const localeOf = memoizeLast((lang: string): string => {
  try {
    const { language, region } = new Intl.Locale(lang).maximize();
    return region ? `${language}_${region}` : language;
  } catch {
    return lang;
  }
});
