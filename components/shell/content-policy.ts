/** What a page may load and where it may send: its Content-Security-Policy. Everything else comes from this site alone. */
import type { Site } from '../../content/schemas/site.ts';

type Allowed = {
  /** Names of the inline styles: "sha256-…". */
  styles: string[];
  /** Origins that may stand in a frame: "https://maps.example". */
  frames?: readonly string[] | undefined;
  signup: Site['signup'];
};

export function policyOf({ styles, frames = [], signup }: Allowed): string {
  const receiver = signup.transport === 'post' ? [new URL(signup.action).origin] : [];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'style-src': ["'self'", ...styles.map(name => `'${name}'`)],
    // What follows default-src unless it is said.
    'connect-src': receiver.length > 0 ? ["'self'", ...receiver] : [],
    'frame-src': frames,
    // These two do not follow default-src.
    'form-action': receiver.concat(handedTo[signup.transport] ?? "'none'"),
    'base-uri': ["'none'"],
  };
  return Object.entries(policy)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Where a form without script goes; wa.me itself leads on to the other two. */
const handedTo: Record<string, string[]> = {
  post: [],
  whatsapp: ['https://wa.me', 'https://api.whatsapp.com', 'https://web.whatsapp.com'],
  mailto: ['mailto:'],
};
