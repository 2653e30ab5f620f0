/** A page that was read → what is kept of it. What many pages say alike is one object in all their records. */
import type { Address } from '../model.ts';
import {
  clip,
  type Finding,
  isIndexed,
  type PageRecord,
  type ParsedPage,
  type Reference,
  type Request,
  type StyleSheet,
} from './rules/rule.ts';

type Recorder = (
  page: ParsedPage,
  sheet: StyleSheet,
  findings: Finding[],
) => Omit<PageRecord, 'weight' | 'likelyWeight'>;

export function createRecorder({ origin }: Address): Recorder {
  const references = new Map<string, Reference[]>();
  const requests = new Map<string, Request>();

  function sharedReference(kind: Reference['kind'], href: string, text: string): Reference {
    const alike = references.get(href) ?? [];
    const known = alike.find(reference => reference.text === text && reference.kind === kind);
    if (known) return known;
    const reference = { href: detach(href), text: detach(text), kind };
    references.set(reference.href, [...alike, reference]);
    return reference;
  }

  function sharedRequest({ hrefs, kind }: Request): [key: string, request: Request] {
    // Of several icons a browser takes one; what stands on a page twice it fetches once.
    const files = hrefs.map(href => href.replace(/#.*$/s, ''));
    const key = kind === 'icon' ? kind : files.join(' ');
    const known = requests.get(key);
    if (known && known.hrefs.join() === files.join()) return [key, known];
    const request = { hrefs: files.map(detach), kind };
    requests.set(key, request);
    return [key, request];
  }

  /** Whether an address leads to a file of this site, and not within the page. */
  const isOwn = (href: string) =>
    /^\/(?![/\\])/.test(href) || (href !== '' && !/^(#|[/\\]{2}|\w[\w+.-]*:)/.test(href)) || href.startsWith(origin);

  return (page, sheet, findings) => {
    const own = new Set<Reference>();
    for (const { href, text } of page.links) if (isOwn(href)) own.add(sharedReference('link', href, clip(text)));
    for (const href of page.actions) if (isOwn(href)) own.add(sharedReference('form', href, ''));
    for (const list of [page.loads, sheet.urls])
      for (const href of list) if (isOwn(href)) own.add(sharedReference('load', href, ''));
    const isFetched = ({ hrefs }: Request) => !hrefs.every(href => href.startsWith('data:'));
    return {
      file: page.file,
      title: detach(page.titles[0] ?? ''),
      description: detach(page.meta.get('description')?.[0] ?? ''),
      isIndexed: isIndexed(page),
      isArticle: page.meta.get('og:type')?.[0] === 'article',
      ids: detach(`\n${page.ids.join('\n')}\n`),
      references: [...own],
      requests: [...new Map(page.requests.filter(isFetched).map(sharedRequest)).values()],
      alternates: page.alternates.map(({ hreflang, href }) => ({ hreflang: detach(hreflang), href: detach(href) })),
      findings: findings.map(({ rule, message, text }) => ({
        rule,
        message: detach(message),
        ...(text !== undefined && { text: detach(text) }),
      })),
    };
  };
}

/** The same text as one of its own: a piece of a page's HTML would keep all of that HTML in memory. */
const detach = (text: string): string => Buffer.from(text).toString();
