/** Finds out from its bytes why a live file differs from the one that was built. */
import type { Fault } from './findings.ts';
import { excerpt, readHtml } from './read-html.ts';

type Cause = { fault: Fault; subject?: string; detail: string };

/** Services that inject code into pages, by what the code contains. */
const injectors: [RegExp, string][] = [
  [/cloudflareinsights/, 'Cloudflare Web Analytics'],
  [/rocket-loader/, 'Cloudflare Rocket Loader'],
  [/cdn-cgi|__CF\$/, 'Cloudflare'],
  [/vercel\.live|_vercel\//, 'Vercel'],
  [/netlify/, 'Netlify'],
  [/googletagmanager|google-analytics/, 'Google’s tags'],
];

/** Compares the bytes that a host sent for `file` with those that were built. They must differ. */
export function causeOf(file: string, live: Buffer, local: Buffer): Cause {
  const [sent, built] = [live.toString(), local.toString()];
  if (file === 'robots.txt' && sent.includes(built.trim()))
    return { fault: 'robots-injected', detail: excerpt(sent.replace(built.trim(), '')) };
  if (!file.endsWith('.html')) return { fault: 'changed', detail: firstDifference(sent, built) };
  if (/data-cfemail|\/cdn-cgi\/l\/email-protection/.test(sent)) return { fault: 'email-hidden', detail: '' };
  const [liveHtml, localHtml] = [readHtml(sent), readHtml(built)];
  const known = new Set(localHtml.scripts.map(({ src, text }) => src ?? text));
  const added = liveHtml.scripts.map(({ src, text }) => src ?? text).filter(code => !known.has(code));
  const others = hashedIn(sent).filter(name => !hashedIn(built).includes(name));
  // If the site's own scripts have other names, or there are no more scripts than in the build, none was injected.
  if (added.length > 0 && others.length === 0 && liveHtml.scripts.length > localHtml.scripts.length) {
    const subject = injectors.find(([pattern]) => added.some(code => pattern.test(code)))?.[1] ?? '';
    return { fault: 'script-injected', subject, detail: excerpt(added.join(' ')) };
  }
  if (liveHtml.shape === localHtml.shape) return { fault: 'minified', detail: firstDifference(sent, built) };
  if (others.length > 0) return { fault: 'other-build', detail: `it loads ${others.join(', ')}` };
  return { fault: 'changed', detail: firstDifference(sent, built) };
}

/** Returns the hashed files that a page refers to. */
const hashedIn = (html: string): string[] => html.match(/assets\/[\w./-]+-[A-Z0-9]{8}\.\w+/g) ?? [];

/** Describes where two texts begin to differ. */
function firstDifference(sent: string, built: string): string {
  let at = 0;
  while (at < sent.length && sent[at] === built[at]) at++;
  if (at === sent.length) return `it ends after ${at.toLocaleString('en')} characters`;
  const around = (text: string) => excerpt(text.slice(Math.max(0, at - 20), at + 40));
  return `character ${(at + 1).toLocaleString('en')}: ${around(sent)} instead of ${around(built)}`;
}
