/** What a page says of itself → everything in <head>. */

import type { Desk } from '../../content/shapes/site.ts';
import type { Crumb } from '../breadcrumbs/breadcrumbs.tsx';
import type { Node } from '../json-ld/json-ld.ts';
import { JsonLd } from '../json-ld/script.tsx';
import { hrefOf, urlOf, useSite } from '../site/site.tsx';

/** A page's `head`. */
export type Head = {
  /** At most 65 characters, unique. */
  title: string;
  /** 110 to 160 characters, unique. */
  description: string;
  /** The description on a social card, at most 80 characters. */
  card: string;
  /** The title on a social card, without the brand; the title unless given. */
  cardTitle?: string;
  /** The way down from home; none on the home page. */
  trail?: Crumb[];
  /** Structured data beside the page itself and its trail. */
  jsonLd?: Node[];
  /** What kind of page it is in structured data. */
  kind?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';
  article?: {
    publishDate: string;
    updatedDate?: string | undefined;
    author: string;
    section: string;
    tags: string[];
    readingTime: string;
  };
  /** The day of its last change, where one is known: for the site map. */
  modified?: string;
  /** Kept out of result pages. */
  isHidden?: boolean;
  /** The message with which the page's floating chat opens. */
  chatText?: string;
  /** The desk that answers it; the site's unless given. */
  chatDesk?: Desk;
};

/** The picture of every social card until each page has its own; drawn 1200 × 630. */
const picture = {
  path: '/card.png',
  alt: 'Trece: thirteen dots in three clusters of turmeric, indigo and red around one',
};

/** A day in the agency's time zone: "2024-10-15" → "2024-10-15T00:00:00+05:30". */
export const instantOf = (day: string): string => `${day}T00:00:00+05:30`;

export function HeadTags({ head, path, graph, css }: { head: Head; path: string; graph: Node[]; css: string }) {
  const { address, site } = useSite();
  const { article } = head;
  const url = urlOf(path, address);
  const property = (name: string, content: string) => <meta property={name} content={content} key={name + content} />;
  const label = (n: number, name: string, data: string) => [
    <meta name={`twitter:label${n}`} content={name} key={`label${n}`} />,
    <meta name={`twitter:data${n}`} content={data} key={`data${n}`} />,
  ];
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta
        name="robots"
        content={head.isHidden ? 'noindex' : 'index,follow,max-image-preview:large,max-snippet:-1,max-video-preview:-1'}
      />
      {!head.isHidden && <link rel="canonical" href={url} />}
      {property('og:type', article ? 'article' : 'website')}
      {property('og:title', head.cardTitle ?? head.title.replace(` | ${site.name}`, ''))}
      {property('og:description', head.card)}
      {property('og:url', url)}
      {property('og:site_name', site.name)}
      {property('og:locale', 'en_IN')}
      {property('og:image', urlOf(picture.path, address))}
      {property('og:image:type', 'image/png')}
      {property('og:image:width', '1200')}
      {property('og:image:height', '630')}
      {property('og:image:alt', picture.alt)}
      {article && [
        property('article:published_time', instantOf(article.publishDate)),
        property('article:modified_time', instantOf(article.updatedDate ?? article.publishDate)),
        property('article:author', article.author),
        property('article:section', article.section),
        ...article.tags.map(tag => property('article:tag', tag)),
      ]}
      <meta name="twitter:card" content="summary_large_image" />
      {article && [...label(1, 'Reading time', article.readingTime), ...label(2, 'Category', article.section)]}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1321" />
      <link rel="icon" href={hrefOf('/favicon.ico', address)} sizes="32x32" />
      <link rel="icon" href={hrefOf('/icon.svg', address)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={hrefOf('/apple-touch-icon.png', address)} />
      <link rel="manifest" href={hrefOf('/site.webmanifest', address)} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${site.name} blog`}
        href={hrefOf('/feed.xml', address)}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <JsonLd graph={graph} address={address} />
    </head>
  );
}
