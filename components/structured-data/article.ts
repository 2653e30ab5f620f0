/** Structured data of the blog and its articles (https://schema.org/Blog, BlogPosting). */
import type { BlogLeaf, BlogPostingLeaf } from 'schema-dts';
import type { Site } from '../../content/schemas/site.ts';
import type { Post } from '../../content/schemas/texts.ts';
import { cardPathOf } from '../lib/card-path.ts';
import { plainTextOf } from '../lib/inline-text.ts';
import { instantOf } from '../lib/instant-of.ts';
import { siteLanguage } from '../lib/language.ts';
import { organizationReference } from './agency.ts';
import { ids } from './json-ld.ts';
import { serviceIdOf } from './offers.ts';

export const blog: BlogLeaf = { '@type': 'Blog', '@id': '/blog/#blog', url: '/blog/', inLanguage: siteLanguage };

/** Returns the pages of other sites to which an article links: its sources. */
const sourcesOf = (body: string) =>
  [...new Set(Array.from(body.matchAll(/\]\((https:[^)\s]+)\)/g), ([, url = '']) => url))].map(
    url => ({ '@type': 'WebPage', url }) as const,
  );

export function blogPosting(site: Site, post: Post, category = ''): BlogPostingLeaf {
  const path = `/blog/${post.slug}/`;
  const sources = sourcesOf(post.body);
  const minutes = Number.parseInt(post.readingTime, 10);
  return {
    '@type': 'BlogPosting',
    '@id': `${path}#article`,
    headline: post.title,
    description: plainTextOf(post.excerpt),
    image: cardPathOf(path),
    datePublished: instantOf(post.publishDate),
    dateModified: instantOf(post.updatedDate ?? post.publishDate),
    author: site.founder.name
      ? { '@type': 'Person', '@id': ids.founder, name: site.founder.name, url: '/about/' }
      : organizationReference(site),
    publisher: organizationReference(site),
    mainEntityOfPage: path,
    articleSection: category,
    keywords: post.tags,
    // As the specification defines it.
    wordCount: minutes * 200,
    timeRequired: `PT${minutes}M`,
    inLanguage: siteLanguage,
    about: { '@id': serviceIdOf(post.teaches) },
    ...(sources.length > 0 && { citation: sources }),
    isPartOf: blog,
  };
}
