/** Every link and every loaded file exists: pages in their one form, #anchors included, and new tabs without an opener. */
import type { Rule } from '../check.ts';
import type { Address } from '../render.ts';
import { nearest } from '../site-error.ts';

/** The path under which a file is served: "blog/index.html" on base "/shop/" → "/shop/blog/". */
export const pathOfFile = (file: string, { base }: Address) => base + file.replace(/(^|\/)index\.html$/, '$1');

export const links: Rule = (page, { pages, files, address }) => {
  const findings: string[] = [];
  const byPath = new Map(pages.map(other => [pathOfFile(other.file, address), other]));
  const here = new URL(pathOfFile(page.file, address), address.origin);

  for (const { href, text, target, rel } of page.links) {
    if (text === '') findings.push(`the link to ${href} has no text`);
    const url = URL.canParse(href, here.href) ? new URL(href, here) : undefined;
    if (!url) {
      findings.push(`the link "${text}" has no valid address: "${href}"`);
      continue;
    }
    if (target === '_blank' && !/\bnoopener\b/.test(rel))
      findings.push(`the link to ${href} opens a new tab without rel="noopener"`);
    if (url.protocol === 'http:' && address.origin.startsWith('https:'))
      findings.push(`the link to ${href} is not encrypted; use https`);
    if (url.origin !== address.origin || !/^https?:$/.test(url.protocol)) continue;
    const goal = byPath.get(url.pathname);
    if (goal) {
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor !== '' && !goal.ids.includes(anchor)) {
        const near = nearest(anchor, goal.ids);
        findings.push(
          `the link "${text}" goes to ${href}, but there is no id "${anchor}"${near ? `; did you mean "${near}"?` : ''}`,
        );
      }
    } else if (!files.has(url.pathname.slice(address.base.length)) || !url.pathname.startsWith(address.base)) {
      const near = nearest(url.pathname, byPath.keys());
      findings.push(`the link "${text}" goes to ${href}, which does not exist${near ? `; did you mean ${near}?` : ''}`);
    }
  }
  for (const source of page.loads) {
    const url = new URL(source, here);
    if (url.origin !== address.origin) continue;
    const isThere = files.has(url.pathname.slice(address.base.length)) || byPath.has(url.pathname);
    if (!url.pathname.startsWith(address.base) || !isThere) findings.push(`loads ${source}, which does not exist`);
  }
  for (const source of page.imagesWithoutAlt)
    findings.push(`the picture ${source} has no alt text (write alt="" if it says nothing)`);
  return findings;
};
