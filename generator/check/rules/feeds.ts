/** XML for machines, such as a feed and a site map: its signs are escaped, and its URLs are absolute and lead somewhere. */
import type { PageRecord } from '../site.ts';
import { clip, type Finding } from './rule.ts';

/** Returns the record of an XML file: its findings, and the links in it. */
export function recordOfXml(file: string, text: string): PageRecord {
  const findings: Finding[] = [];
  const report = (message: string, text: string) => findings.push({ file, rule: 'xml', message, text });
  const xml = text.replace(/<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g, '');
  const [bare] = /&(?!#?\w+;).{0,20}/.exec(xml) ?? [];
  if (bare) report(`has a "&" that is not written as "&amp;": ${bare}`, bare);
  const references: { what: string; href: string }[] = [];
  const urls = /<(loc|link|xhtml:link)\b(?:[^>]*?\bhref=["']([^"']*)["'][^>]*|[^>]*>\s*([^<]*))/g;
  for (const [, name = '', attribute, content = ''] of xml.matchAll(urls)) {
    const href = (attribute ?? content).trim().replaceAll('&amp;', '&');
    if (URL.canParse(href)) references.push({ what: `its <${name}> is`, href });
    else report(`its <${name}> is no absolute URL: ${clip(href)}`, href);
  }
  const none = { lang: '', isIndexed: false, ids: [], title: '', description: '', card: '', requests: [] };
  return { ...none, file, references, findings };
}
