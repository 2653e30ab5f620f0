/** What a page costs before anything is touched: few requests, few bytes, and none of them to somebody else. */
import { pathOfFile, type WholeRule } from '../check.ts';

/** Requests, the page's own among them, and bytes on the way: a thirtieth of the median home page of 2025 (HTTP Archive). */
const most = { requests: 6, bytes: 80 * 1024 };

export const firstView: WholeRule = (page, { files, address }) => {
  const findings: string[] = [];
  const here = address.origin + pathOfFile(page.file, address);
  // Of several icons a browser takes one; which stand on a page twice it fetches once.
  const urls = new Map(
    page.opening.map(({ href, kind }) => [kind === 'icon' ? kind : href.replace(/#.*$/, ''), new URL(href, here)]),
  );
  for (const url of urls.values()) {
    if (url.origin !== address.origin) findings.push(`asks ${url.origin} for something as soon as it opens`);
  }
  const requests = 1 + urls.size;
  if (requests > most.requests) {
    findings.push(`makes ${requests} requests as it opens, over ${most.requests}: ${[...urls.keys()].join(', ')}`);
  }
  const bytes = [...urls.values()].reduce((sum, { pathname }) => sum + (files.get(pathname) ?? 0), page.weight);
  if (bytes > most.bytes) findings.push(`weighs ${bytes} bytes with all that it opens with, over ${most.bytes}`);
  return findings;
};
