/** The site's name for result pages (https://schema.org/WebSite); home page only. */
import type { Site } from '../../content/schemas/site.ts';
import { siteLanguage } from '../site/language.ts';
import { ids, type Node } from './json-ld.ts';

export function website(site: Site): Node {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: site.name,
    url: '/',
    inLanguage: siteLanguage,
    publisher: { '@id': ids.organization },
  };
}
