/** Parsed page → the record that is kept of it. What many pages have in common is one object in all their records. */
import { remembered } from '../cache.ts';
import type { Address } from '../model.ts';
import {
  clip,
  type Finding,
  isIndexed,
  type ParsedPage,
  type Reference,
  type Request,
  type StyleSheet,
} from './rules/rule.ts';

export function createRecorder({ origin }: Address) {
  const known = new Map<string, unknown>();
  /** Returns a copy of data: the same one for the same key. */
  const shared = <Data extends Reference | Request>(key: string, data: Data): Data =>
    remembered(known, key, () => copyOf(data));

  /** Returns whether a URL may lead to a file of this site, other than an anchor within the page. */
  const isOwn = (href: string) => (href !== '' && !/^(#|\w[\w+.-]*:)/.test(href)) || href.startsWith(origin);

  return (page: ParsedPage, { urls }: StyleSheet, findings: Finding[]) => {
    const ownReferences = new Set<Reference>();
    const refer = (kind: Reference['kind'], href: string, text = '') => {
      if (isOwn(href)) ownReferences.add(shared<Reference>(`${kind}\n${href}\n${text}`, { href, text, kind }));
    };
    for (const { href, text } of page.links) refer('link', href, clip(text));
    for (const href of page.actions) refer('form', href);
    for (const href of page.meta.get('og:image') ?? []) refer('card', href);
    for (const href of [...page.loads, ...urls]) refer('load', href);
    const fetched = new Map<string, Request>();
    for (const { hrefs: written, isIcon } of page.requests) {
      const hrefs = written.filter(href => !href.startsWith('data:')).map(href => href.replace(/#.*$/s, ''));
      if (hrefs.length === 0) continue;
      // Of several icons a browser takes one; what a page contains twice it fetches once.
      const name = hrefs.join(' ');
      fetched.set(isIcon ? 'icon' : name, shared<Request>(`${isIcon} ${name}`, { hrefs, isIcon }));
    }
    const rest = {
      file: page.file,
      title: page.titles[0] ?? '',
      description: page.meta.get('description')?.[0] ?? '',
      isIndexed: isIndexed(page),
      isArticle: page.meta.get('og:type')?.[0] === 'article',
      ids: `\n${page.ids.join('\n')}\n`,
      alternates: page.alternates,
      findings,
    };
    return { ...copyOf(rest), references: [...ownReferences], requests: [...fetched.values()] };
  };
}

/** Returns a deep copy of plain data: a text that is a slice of a page's HTML would keep all of that HTML in memory. */
const copyOf = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data));
