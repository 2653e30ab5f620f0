/** Structured data with the site's name for search results (https://schema.org/WebSite), on the home page only. */
import type { WebSiteLeaf } from 'schema-dts';
import type { Site } from '../../content/schemas/site.ts';
import { siteLanguage } from '../site/language.ts';
import { ids } from './json-ld.ts';

export function website(site: Site): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: site.name,
    url: '/',
    inLanguage: siteLanguage,
    publisher: { '@id': ids.organization },
  };
}
