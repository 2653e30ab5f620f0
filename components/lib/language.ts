/** The language codes of the site's pages. */

/** The default language, for pages whose head sets no `lang`. */
export const siteLanguage = 'en-IN';

export const langOf = ({ lang = siteLanguage }: { lang?: string }): string => lang;
