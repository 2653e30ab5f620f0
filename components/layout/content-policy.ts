/** The Content-Security-Policy of a page. What it does not list may only come from this site. */
import type { Site } from '../../content/schemas/site.ts';

type Allowed = {
  /** The hashes of inline styles: "sha256-…". */
  styles: string[];
  scripts?: readonly string[];
  /** The origins of iframes: "https://maps.example". */
  frames?: readonly string[] | undefined;
  signup: Site['signup'];
};

export function policyOf({ styles, scripts = [], frames = [], signup }: Allowed): string {
  const receiver = signup.transport === 'post' ? [new URL(signup.action).origin] : [];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // The woven border is part of the style sheet.
    'img-src': ["'self'", 'data:'],
    'style-src': styles.map(hash => `'${hash}'`),
    // Left out if empty: these three fall back to default-src.
    'script-src': scripts.length > 0 ? ["'self'", ...scripts.map(hash => `'${hash}'`)] : [],
    'connect-src': receiver.length > 0 ? ["'self'", ...receiver] : [],
    'frame-src': frames,
    // These two do not fall back to default-src.
    'form-action': { none: ["'none'"], post: receiver, whatsapp: chatHosts }[signup.transport],
    'base-uri': ["'none'"],
  };
  return Object.entries(policy)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Where a form opens a chat without script: wa.me redirects to the other two. */
const chatHosts = ['https://wa.me', 'https://api.whatsapp.com', 'https://web.whatsapp.com'];
