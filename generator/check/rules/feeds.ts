/** XML for machines, such as a feed and a site map: it is well-formed, and its URLs are absolute and lead somewhere. */
import { parseDocument } from 'htmlparser2';
import type { PageRecord } from '../site.ts';
import { clip, type Finding } from './rule.ts';

/** Returns the record of an XML file: its findings, and the links in it. */
export function recordOfXml(file: string, xml: string): PageRecord {
  const findings: Finding[] = [];
  const references: { what: string; href: string }[] = [];
  const report = (message: string, text: string) => findings.push({ file, rule: 'xml', message, text });
  const bare = /&(?!#?\w+;).{0,20}/.exec(xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, ''))?.[0];
  if (bare) report(`has a "&" that is not written as "&amp;": ${bare}`, bare);
  const visit = (nodes: ReturnType<typeof parseDocument>['children']): void => {
    for (const node of nodes) {
      if (!('attribs' in node)) continue;
      const [child] = node.children;
      const href = node.attribs.href ?? (child?.type === 'text' ? child.data.trim() : undefined);
      if (/^(?:loc|link|xhtml:link)$/.test(node.name) && href !== undefined) {
        if (URL.canParse(href)) references.push({ what: `its <${node.name}> is`, href });
        else report(`its <${node.name}> is no absolute URL: ${clip(href)}`, href);
      }
      visit(node.children);
    }
  };
  visit(parseDocument(xml, { xmlMode: true }).children);
  const none = { lang: '', isIndexed: false, ids: [], title: '', description: '', card: '', requests: [], weight: 0 };
  return { ...none, file, references, findings };
}
