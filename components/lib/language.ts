/** The language of all pages. */
export const siteLanguage = 'en-IN';
