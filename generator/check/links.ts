/** Links: well written (each by itself), and leading to something that exists (between pages). */
import { type PageRule, pathOfFile, type WholeRule } from '../check.ts';
import { nearest } from '../site-error.ts';

/** Every link has a text and a valid, encrypted address, new tabs have no opener, and pictures have alt texts. */
export const addresses: PageRule = (page, { address }) => {
  const findings: string[] = [];
  const here = address.origin + pathOfFile(page.file, address);
  for (const { href, text, target, rel } of page.links) {
    if (text === '') findings.push(`the link to ${href} has no text`);
    if (!URL.canParse(href, here)) findings.push(`the link "${text}" has no valid address: "${href}"`);
    if (target === '_blank' && !/\bnoopener\b/.test(rel))
      findings.push(`the link to ${href} opens a new tab without rel="noopener"`);
    if (href.startsWith('http:') && address.origin.startsWith('https:'))
      findings.push(`the link to ${href} is not encrypted; use https`);
  }
  for (const source of page.imagesWithoutAlt)
    findings.push(`the picture ${source} has no alt text (write alt="" if it says nothing)`);
  return findings;
};

/** Every address of this site that a page names is answered: pages in their one form, #anchors included. */
export const links: WholeRule = (page, { pages, files, address }) => {
  const findings: { message: string; href: string }[] = [];
  const here = address.origin + pathOfFile(page.file, address);
  for (const { href, text } of page.links) {
    // Nearly all links of a page are of these two kinds, and need no parsing.
    if (files.has(href) || isElsewhere(href, address.origin)) continue;
    // Nor do those within the page.
    const isWithin = href.startsWith('#');
    const url = !isWithin && URL.canParse(href, here) ? new URL(href, here) : undefined;
    if (!isWithin && url?.origin !== address.origin) continue;
    const what = text ? `the link "${text}" goes to ${href}` : `loads ${href}`;
    if (url && !files.has(url.pathname)) {
      const near = nearest(url.pathname, pages.keys());
      findings.push({ message: `${what}, which does not exist${near ? `; did you mean ${near}?` : ''}`, href });
      continue;
    }
    const anchor = plain((url?.hash ?? href).slice(1));
    // Of a file that is no page (a drawing, a PDF) the ids are not known.
    const { ids } = url ? (pages.get(url.pathname) ?? { ids: [anchor] }) : page;
    if (anchor !== '' && !ids.includes(anchor)) {
      const near = nearest(anchor, ids);
      findings.push({
        message: `${what}, but there is no id "${anchor}"${near ? `; did you mean "${near}"?` : ''}`,
        href,
      });
    }
  }
  return findings;
};

/** "caf%C3%A9" → "café"; what is no such code stays as it is, as browsers have it. */
function plain(coded: string): string {
  try {
    return decodeURIComponent(coded);
  } catch {
    return coded;
  }
}

const isElsewhere = (href: string, origin: string) => /^(https?:|mailto:|tel:)/.test(href) && !href.startsWith(origin);
