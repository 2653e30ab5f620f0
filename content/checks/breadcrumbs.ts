/** Every page says where on the site it is, to people and to search engines: all but the home page and the 404 page. */
type Page = { file: string; lang: string; elements: (name: string) => readonly { attribs: Record<string, string> }[] };

/** Returns a sentence if a page has no breadcrumbs. */
export const breadcrumbs = ({ file, lang, elements }: Page): string[] =>
  ['index.html', '404.html', `${lang}/index.html`].includes(file) ||
  elements('nav').some(({ attribs }) => attribs.class === 'breadcrumbs')
    ? []
    : ['has no breadcrumbs: give its record or its head a `name`, such as "Careers"'];
