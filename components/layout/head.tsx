import { pathOfCategory } from '../../content/records.ts';
import { lengths, type PageTone } from '../../content/schemas/common.ts';
import type { ChatNumber } from '../../content/schemas/site.ts';
import type { Post } from '../../content/schemas/texts.ts';
import type { Theme } from '../../content/schemas/theme.ts';
import { type Address, hrefOf, urlOf } from '../../generator/react/address.ts';
import { type SiteContext, useSite } from '../context/site.tsx';
import { fontFilesOf } from '../fonts/font-faces.ts';
import { cardPathOf } from '../lib/card-path.ts';
import { fillText } from '../lib/fill.tsx';
import { instantOf } from '../lib/instant-of.ts';
import { alternatesOf, englishPathOf, languageOf } from '../lib/language.ts';
import type { Node } from '../structured-data/json-ld.ts';
import type { PageKind } from '../structured-data/web-page.ts';

/** A page's `head` export. */
export type Head = {
  /** Unique, as is the description; content/schemas/common.ts has their lengths. Where there is room, the brand is added. */
  title: string;
  description: string;
  card: string;
  cardTitle?: string | undefined;
  tone?: PageTone | undefined;
  /** The name of the drawing on social cards. */
  drawing?: string | undefined;
  /** The name of the page in breadcrumbs, if it has no record in content with a name. */
  name?: string;
  /** Structured data in addition to the page and its breadcrumbs. */
  jsonLd?: (site: SiteContext, path: string) => Node[];
  kind?: PageKind;
  article?: Post;
  modified?: string;
  /** An inline script that runs before anything is painted. */
  script?: (address: Address) => string;
  frames?: string[];
  isHidden?: boolean;
  /** The draft message of `<Buttons chat />`. */
  chatText?: string | undefined;
  /** Which phone number answers the chat; defaults to "site". */
  chatNumber?: ChatNumber;
};

/** Returns the title in search results and browser tabs: with the brand, if it is not in it yet and there is room for it. */
function documentTitleOf({ title }: Head, brand: string): string {
  const branded = title.includes(brand) ? title : `${title} | ${brand}`;
  return branded.length > lengths.title ? title : branded;
}

/** Returns the title on a page's social card, which shows the brand separately. */
export const cardTitleOf = ({ title, cardTitle }: Head): string => cardTitle ?? title;

type HeadTagsProps = {
  head: Head;
  path: string;
  css: string;
  surface: Theme['surface'];
  script: string | undefined;
  policy: string;
};

export function HeadTags({ head, path, css, surface, script, policy }: HeadTagsProps) {
  const { address, scripts, site, names, words, languages } = useSite();
  const language = languageOf(path, languages);
  const { article } = head;
  const url = urlOf(path, address);
  const image = urlOf(cardPathOf(englishPathOf(path, languages)), address);
  const imageAlt = fillText(words.cardAlt, { title: cardTitleOf(head) });
  const property = (name: string, content: string) => <meta property={name} content={content} key={name + content} />;
  return (
    <head>
      <meta charSet="utf-8" />
      {/* First, because the policy does not apply to elements before it. */}
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      {script && <script dangerouslySetInnerHTML={{ __html: script }} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{documentTitleOf(head, site.name)}</title>
      {fontFilesOf(language.code).map(file => (
        <link
          rel="preload"
          href={hrefOf(file, address)}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          key={file}
        />
      ))}
      <meta name="description" content={head.description} />
      <meta
        name="robots"
        content={head.isHidden ? 'noindex' : 'index,follow,max-image-preview:large,max-snippet:-1,max-video-preview:-1'}
      />
      {!head.isHidden && <link rel="canonical" href={url} />}
      {alternatesOf(path, languages).flatMap(other => [
        <link rel="alternate" hrefLang={other.tag} href={urlOf(other.path, address)} key={other.path} />,
        other.code === 'en' && (
          <link rel="alternate" hrefLang="x-default" href={urlOf(other.path, address)} key="default" />
        ),
      ])}
      {property('og:type', article ? 'article' : 'website')}
      {property('og:title', cardTitleOf(head))}
      {property('og:description', head.card)}
      {property('og:url', url)}
      {property('og:site_name', site.name)}
      {property('og:locale', language.tag.replace('-', '_'))}
      {property('og:image', image)}
      {property('og:image:width', '1200')}
      {property('og:image:height', '630')}
      {property('og:image:alt', imageAlt)}
      {article && [
        property('article:published_time', instantOf(article.publishDate)),
        property('article:modified_time', instantOf(article.updatedDate ?? article.publishDate)),
        property('article:author', site.founder.name ?? site.name),
        property('article:section', names[pathOfCategory(article.category)] ?? ''),
        ...article.tags.map(tag => property('article:tag', tag)),
      ]}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={surface.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={surface.dark} />
      <link rel="icon" href={hrefOf('/favicon.ico', address)} sizes="32x32" />
      <link rel="icon" href={hrefOf('/icon.svg', address)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={hrefOf('/apple-touch-icon.png', address)} />
      <link rel="alternate" type="application/atom+xml" title={words.feed} href={hrefOf('/feed.xml', address)} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      {scripts.client && <script type="module" src={hrefOf(scripts.client, address)} />}
    </head>
  );
}
