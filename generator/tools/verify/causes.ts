/** Why a file is not the one that was built, as far as its bytes tell. */
import type { Fault } from './findings.ts';
import { glimpse, readHtml } from './read-html.ts';

type Cause = { fault: Fault; subject?: string; detail: string };

/** What is put into pages on the way, by what stands in it. */
const injectors: [RegExp, string][] = [
  [/cloudflareinsights/, 'Cloudflare Web Analytics'],
  [/rocket-loader/, 'Cloudflare Rocket Loader'],
  [/cdn-cgi|__CF\$/, 'Cloudflare'],
  [/vercel\.live|_vercel\//, 'Vercel'],
  [/netlify/, 'Netlify'],
  [/googletagmanager|google-analytics/, 'Google’s tags'],
];

/** Compares what a host sent for `file` with what was built. They differ. */
export function causeOf(file: string, live: Buffer, local: Buffer): Cause {
  const [sent, built] = [live.toString(), local.toString()];
  if (file === 'robots.txt' && sent.includes(built.trim()))
    return { fault: 'robots-put-in', detail: glimpse(sent.replace(built.trim(), '')) };
  if (!file.endsWith('.html')) return { fault: 'changed', detail: firstDifference(sent, built) };
  if (/data-cfemail|\/cdn-cgi\/l\/email-protection/.test(sent)) return { fault: 'email-hidden', detail: '' };
  const [there, here] = [readHtml(sent), readHtml(built)];
  const known = new Set(here.scripts.map(({ src, text }) => src ?? text));
  const strange = there.scripts.map(({ src, text }) => src ?? text).filter(code => !known.has(code));
  const others = hashedIn(sent).filter(name => !hashedIn(built).includes(name));
  // Where its own scripts have other names, or their number is the same, nobody has put one in.
  if (strange.length > 0 && others.length === 0 && there.scripts.length > here.scripts.length) {
    const subject = injectors.find(([pattern]) => strange.some(code => pattern.test(code)))?.[1] ?? '';
    return { fault: 'script-put-in', subject, detail: glimpse(strange.join(' ')) };
  }
  if (there.shape === here.shape) return { fault: 'minified', detail: firstDifference(sent, built) };
  if (others.length > 0) return { fault: 'other-build', detail: `it loads ${others.join(', ')}` };
  return { fault: 'changed', detail: firstDifference(sent, built) };
}

/** The files with hashed names that a page refers to. */
const hashedIn = (html: string): string[] => html.match(/assets\/[\w./-]+-[A-Z0-9]{8}\.\w+/g) ?? [];

/** Where two texts part, in some words. */
function firstDifference(sent: string, built: string): string {
  let at = 0;
  while (at < sent.length && sent[at] === built[at]) at++;
  if (at === sent.length) return `it ends after ${at.toLocaleString('en')} characters`;
  const around = (text: string) => glimpse(text.slice(Math.max(0, at - 20), at + 40));
  return `character ${(at + 1).toLocaleString('en')}: ${around(sent)} instead of ${around(built)}`;
}
