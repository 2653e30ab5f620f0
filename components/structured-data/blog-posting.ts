/** An article (https://schema.org/BlogPosting). */

import type { Site } from '../../content/schemas/site.ts';
import type { Post } from '../../content/schemas/texts.ts';
import { instantOf } from '../shell/head.tsx';
import { cardPathOf } from '../site/card-name.ts';
import { siteLanguage } from '../site/language.ts';
import { ids, type Node } from './json-ld.ts';
import { organizationReference } from './organization.ts';
import { serviceIdOf } from './service.ts';

/** Words a minute: the specification's wordCount is the reading time × 200, and 1500 where there is no reading time. */
const wordsPerMinute = 200;
const defaultWordCount = 1500;

const minutesOf = (readingTime: string) => Number.parseInt(readingTime, 10);

/** "9 min" → 1800 */
export function wordCountOf(readingTime: string): number {
  const minutes = minutesOf(readingTime);
  return Number.isNaN(minutes) ? defaultWordCount : minutes * wordsPerMinute;
}

/** `lang` is the language of the article's page, as its head names it. */
export function blogPosting(site: Site, post: Post, category: string, lang: string = siteLanguage): Node {
  const path = `/blog/${post.slug}/`;
  const minutes = minutesOf(post.readingTime);
  return {
    '@type': 'BlogPosting',
    '@id': `${path}#article`,
    headline: post.title,
    description: post.excerpt,
    image: cardPathOf(path),
    datePublished: instantOf(post.publishDate),
    dateModified: instantOf(post.updatedDate ?? post.publishDate),
    author: { '@type': 'Person', '@id': ids.founder, name: site.founder.name, url: '/about/founder/' },
    publisher: organizationReference(site),
    mainEntityOfPage: path,
    articleSection: category,
    keywords: post.tags,
    wordCount: wordCountOf(post.readingTime),
    ...(Number.isNaN(minutes) ? {} : { timeRequired: `PT${minutes}M` }),
    inLanguage: lang,
    about: { '@id': serviceIdOf(post.teaches) },
    isPartOf: { '@type': 'Blog', '@id': '/blog/#blog', url: '/blog/' },
  };
}
