/** Every page says where on the site it is, to people and to search engines: all but the home page and the 404 page. */
import type { PageRule } from '../../generator/check/check.ts';

export const breadcrumbs: PageRule = ({ file, lang, elements }, _, report) => {
  const isFirst = ['index.html', '404.html', `${lang}/index.html`].includes(file);
  if (!isFirst && !elements('nav').some(({ attribs }) => attribs.class === 'breadcrumbs'))
    report('has no breadcrumbs: give its record or its head a `name`, such as "Careers"');
};
