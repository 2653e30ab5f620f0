/** Structured data of the page itself (https://schema.org/WebPage). */
import type { WebPage, WebPageLeaf } from 'schema-dts';
import type { Head } from '../shell/head.tsx';
import { langOf } from '../site/language.ts';
import { ids } from './json-ld.ts';

export function webPage(path: string, head: Head): WebPage {
  const { kind = 'WebPage', trail, mainEntity } = head;
  return {
    '@type': kind,
    '@id': `${path}#page`,
    url: path,
    inLanguage: langOf(head),
    isPartOf: { '@id': ids.website },
    ...(mainEntity ? ({ mainEntity: { '@id': mainEntity } } satisfies Partial<WebPageLeaf>) : {}),
    ...(trail ? ({ breadcrumb: { '@id': `${path}#trail` } } satisfies Partial<WebPageLeaf>) : {}),
  };
}
