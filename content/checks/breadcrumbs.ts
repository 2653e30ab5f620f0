/** Every page says where on the site it is, to people and to search engines: all but the home page and the 404 page. */
type Page = { file: string; elements: (name: string) => readonly { attribs: Record<string, string> }[] };

/** Returns a sentence if a page has no breadcrumbs. */
export const breadcrumbs = ({ file, elements }: Page): string[] =>
  /^(?:gu\/)?index\.html$|^404\.html$/.test(file) ||
  elements('nav').some(({ attribs }) => attribs.class === 'breadcrumbs')
    ? []
    : ['has no breadcrumbs: give its head a `trail`, such as [{ name: "Careers" }]'];
