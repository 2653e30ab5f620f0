/** How an answer is sent: its type, its compression, its headers, and how long it may be kept. */
import { extensionOf, isText } from '../../host/host.ts';
import { isHashed } from '../../model.ts';
import type { Answer } from './ask.ts';
import { blockedBy, readHtml } from './read-html.ts';
import type { Context } from './verify.ts';

/** Bytes from which on every host that compresses does so. */
const worthCompressing = 2_048;

/** Checks the answer with a file of the site, whose bytes are `size` many. */
export function checkAnswer(file: string, path: string, answer: Answer, size: number, context: Context): void {
  const { table } = context.site;
  const { report } = context;
  const { headers } = answer;
  const type = table.types[extensionOf(file)];
  const sent = headers['content-type'];
  if (type && !isSameType(sent ?? '', type)) report('type', path, { detail: `${sent ?? 'none'}, not ${type}` });
  if (type && isText(type) && size >= worthCompressing) {
    if (!headers['content-encoding']) report('uncompressed', path, { detail: `${size.toLocaleString('en')} bytes` });
    else if (!/accept-encoding|\*/i.test(headers.vary ?? '')) report('vary', path);
  }
  const cache = headers['cache-control'] ?? '';
  const seconds = secondsKept(cache);
  const detail = cache || 'no Cache-Control';
  if (table.hashed.includes(path)) {
    if (seconds < 31_536_000) report('not-kept', path, { detail });
    // Those of the release before may have their rule still, or not.
  } else if (seconds > 0 && !isHashed(file)) report('kept', path, { detail });
  checkHeaders(path, answer, context);
  if (file.endsWith('.html')) checkPolicies(path, answer, context);
}

/** For how long a browser does not ask again, in seconds. Without a word of it a browser guesses: that counts as a minute. */
export function secondsKept(cacheControl: string): number {
  if (/no-cache|no-store/.test(cacheControl)) return 0;
  if (/immutable/.test(cacheControl)) return 31_536_000;
  return Number(/(?:^|[\s,])max-age=(\d+)/.exec(cacheControl)?.[1] ?? 60);
}

/** Checks the headers that every answer has, 404 included. */
export function checkHeaders(path: string, { headers, all }: Answer, { site, report }: Context): void {
  const missing: string[] = [];
  for (const [name, value] of site.table.headers) {
    const sent = all(name);
    const detail = sent.join(' | ');
    const isPolicy = name === 'Content-Security-Policy';
    if (sent.length === 0) missing.push(name);
    else if (sent.length > 1 || (isPolicy && detail.includes(',')))
      report('header-twice', path, { subject: name, detail });
    else if (isPolicy && !detail.includes('frame-ancestors')) missing.push(`frame-ancestors in ${name}`);
    else if (squeezed(detail) !== squeezed(value)) report('header-other', path, { subject: name, detail });
  }
  if (missing.length > 0) report('header-missing', path, { subject: missing.join(', ') });
  if (staysOut.test(String(headers['x-robots-tag'] ?? ''))) report('noindex', path);
}

/** "noindex", "none", also for one robot alone; "max-image-preview: none" is no such word. */
const staysOut = /(?:^|,)\s*(?!max-)(?:[\w-]+:\s*)?(?:noindex|none)\s*(?:,|$)/i;

const squeezed = (text: string) => text.toLowerCase().replace(/[\s;]/g, '');

/** Checks that all inline code of a page may run under all its policies, those of headers and its own. */
export function checkPolicies(path: string, { all, body }: Answer, { origin, report }: Context): void {
  const html = readHtml(body.toString());
  const policies = [...all('content-security-policy').flatMap(value => value.split(',')), ...html.policies];
  const [first] = policies.flatMap(policy => blockedBy(policy, html, origin));
  if (first) report('blocked', path, { detail: first });
}

const isSameType = (sent: string, expected: string): boolean => {
  const charset = /charset=([^;]+)/.exec(classOf(sent))?.[1] ?? 'utf-8';
  return bare(sent) === bare(expected) && (!expected.includes('charset') || charset === 'utf-8');
};

const bare = (type: string) => classOf(type).replace(/;.*/, '');

/** A type by what it means: scripts, icons, fonts and XML have several right names. */
const classOf = (type: string): string =>
  type
    .toLowerCase()
    .replace(/["\s]/g, '')
    .replace(/^(?:application|text)\/(?:x-)?(javascript|xml)/, '$1')
    .replace(/^application\/(?:atom|rss)\+xml/, 'xml')
    .replace('vnd.microsoft.icon', 'x-icon')
    .replace('application/font-', 'font/');
