/** Checks how a file is sent: its type, compression, headers and caching. */
import { extensionOf, isText } from '../../host/host.ts';
import { isHashed } from '../../model.ts';
import type { Reply } from './client.ts';
import { blockedBy, readHtml } from './read-html.ts';
import type { Context } from './verify.ts';

/** Bytes above which every host that compresses at all does so. */
const worthCompressing = 2_048;

/** Checks the response for a file of the site that has `size` bytes. */
export function checkResponse(file: string, path: string, response: Reply, size: number, context: Context): void {
  const { table } = context.site;
  const { report } = context;
  const { headers } = response;
  const type = table.types[extensionOf(file)];
  const sent = headers.get('content-type');
  if (type && !isSameType(sent ?? '', type)) report('type', path, { detail: `${sent ?? 'none'}, not ${type}` });
  if (type && isText(type) && size >= worthCompressing) {
    if (!headers.get('content-encoding'))
      report('uncompressed', path, { detail: `${size.toLocaleString('en')} bytes` });
    else if (!/accept-encoding|\*/i.test(headers.get('vary') ?? '')) report('vary', path);
  }
  const cache = headers.get('cache-control') ?? '';
  const seconds = cacheSeconds(cache);
  const detail = cache || 'no Cache-Control';
  if (table.hashed.includes(path)) {
    if (seconds < 31_536_000) report('not-cached', path, { detail });
    // Hashed files of the previous release may or may not have kept their rule.
  } else if (seconds > 0 && !isHashed(file)) report('cached', path, { detail });
  checkHeaders(path, response, context);
  if (file.endsWith('.html')) checkPolicies(path, response, context);
}

/** Returns for how many seconds a browser uses its copy without asking. Without max-age browsers guess, which counts as 60. */
export function cacheSeconds(cacheControl: string): number {
  if (/no-cache|no-store/.test(cacheControl)) return 0;
  if (/immutable/.test(cacheControl)) return 31_536_000;
  return Number(/(?:^|[\s,])max-age=(\d+)/.exec(cacheControl)?.[1] ?? 60);
}

/** Checks the headers that every response must have, 404 included. */
export function checkHeaders(path: string, { headers }: Reply, { site, report }: Context): void {
  const missing: string[] = [];
  for (const [name, value] of site.table.headers) {
    const sent = headers.get(name);
    const isPolicy = name === 'Content-Security-Policy';
    if (sent === null) missing.push(name);
    // Headers with the same name arrive as one, with commas between them.
    else if (isPolicy && sent.includes(',')) report('policy-duplicate', path, { detail: sent });
    else if (isPolicy && !sent.includes('frame-ancestors')) missing.push(`frame-ancestors in ${name}`);
    else if (normalized(sent) !== normalized(value)) report('header-changed', path, { subject: name, detail: sent });
  }
  if (missing.length > 0) report('header-missing', path, { subject: missing.join(', ') });
  if (excludesFromSearch.test(headers.get('x-robots-tag') ?? '')) report('noindex', path);
}

/** Matches "noindex" and "none", also for a single bot, but not "max-image-preview: none". */
const excludesFromSearch = /(?:^|,)\s*(?!max-)(?:[\w-]+:\s*)?(?:noindex|none)\s*(?:,|$)/i;

/** Header values are compared without case, white space and semicolons. */
const normalized = (text: string) => text.toLowerCase().replace(/[\s;]/g, '');

/** Checks that all policies of a page, in headers and meta elements, allow the page's own inline code. */
export function checkPolicies(path: string, { headers, body }: Reply, { report }: Context): void {
  const html = readHtml(body.toString());
  const policies = [...(headers.get('content-security-policy') ?? '').split(','), ...html.policies];
  const [first] = policies.flatMap(policy => blockedBy(policy, html));
  if (first) report('blocked', path, { detail: first });
}

const isSameType = (sent: string, expected: string): boolean => {
  const charset = /charset=([^;]+)/.exec(classOf(sent))?.[1] ?? 'utf-8';
  return bare(sent) === bare(expected) && (!expected.includes('charset') || charset === 'utf-8');
};

const bare = (type: string) => classOf(type).replace(/;.*/, '');

/** Returns a canonical name for a media type: scripts, icons, fonts and XML have several valid ones. */
const classOf = (type: string): string =>
  type
    .toLowerCase()
    .replace(/["\s]/g, '')
    .replace(/^(?:application|text)\/(?:x-)?(javascript|xml)/, '$1')
    .replace(/^application\/(?:atom|rss)\+xml/, 'xml')
    .replace('vnd.microsoft.icon', 'x-icon')
    .replace('application/font-', 'font/');
