/** Structured data of a client's page (https://schema.org/Article). */
import type { ArticleLeaf } from 'schema-dts';
import type { Site } from '../../content/schemas/site.ts';
import { cardPathOf } from '../site/card-name.ts';
import { siteLanguage } from '../site/language.ts';
import { organizationReference } from './agency.ts';

type StoryInput = { path: string; title: string; lead: string; client: string };

export function clientStory(site: Site, { path, title, lead, client }: StoryInput): ArticleLeaf {
  return {
    '@type': 'Article',
    '@id': `${path}#story`,
    headline: title,
    description: lead,
    image: cardPathOf(path),
    author: organizationReference(site),
    publisher: organizationReference(site),
    about: { '@type': 'Organization', name: client },
    mainEntityOfPage: path,
    inLanguage: siteLanguage,
  };
}
