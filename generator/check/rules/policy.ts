/** The page's own Content-Security-Policy allows what the page contains: what it blocks is missing in silence. */
import { createHash } from 'node:crypto';
import { clip, type PageRules } from './rule.ts';

type IsAllowed = (source: string) => boolean;

export const policyRules: PageRules = {
  policy({ elements, attributes, loads, inline }, { address: { origin } }, report) {
    const used: [what: string, directive: string, isAllowed: IsAllowed, text?: string][] = [
      ...loads.map(({ href, kind }) => [clip(href), `${kind}-src`, covers(href, origin), href] as const),
      ...attributes('action').map(
        href => [`the form to ${clip(href)}`, 'form-action', covers(href, origin), href] as const,
      ),
      ...inline.map(
        ({ kind, code }) => [`an inline ${kind}: ${code.trim().slice(0, 60)}`, `${kind}-src`, covered(code)] as const,
      ),
      ...attributes('style').map(style => [`style="${clip(style)}"`, 'style-src', isUnsafe, style] as const),
    ].map(one => [...one]);
    for (const { attribs } of elements('meta')) {
      if (attribs['http-equiv']?.toLowerCase() !== 'content-security-policy') continue;
      const directives = (attribs.content ?? '').split(';').map(text => text.trim().split(/\s+/));
      const policy = new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
      for (const [what, directive, isAllowed, text] of used) {
        const name = policy.has(directive) || directive === 'form-action' ? directive : 'default-src';
        if (policy.get(name)?.some(isAllowed) === false) report(`its policy (${name}) blocks ${what}`, text);
      }
    }
  },
};

const isUnsafe: IsAllowed = source => /^'unsafe-(?:inline|hashes)'$/.test(source);

function covered(code: string): IsAllowed {
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  return source => source === hash || /^'(?:unsafe-inline|nonce-|sha(?:384|512)-)/.test(source);
}

/** Returns a function that tells whether a source of a policy, "'self'", "https:", "*.name.example", includes a URL. */
function covers(href: string, self: string): IsAllowed {
  if (!URL.canParse(href, self)) return () => true;
  const { protocol, origin, host, pathname } = new URL(href, self);
  return source => {
    if (source === "'self'") return origin === self;
    const [, scheme = '', anyName = '', name = '', path = ''] =
      /^(?:([a-z][\w+.-]*:)(?:\/\/|$))?(\*\.)?([^/]*)(\/.*)?$/i.exec(source) ?? [];
    if (scheme && !protocol.startsWith(scheme.slice(0, -1))) return false;
    if (name === '' || name === '*') return scheme !== '' || protocol.startsWith('http');
    return (anyName ? host.endsWith(`.${name}`) : host === name) && pathname.startsWith(path);
  };
}
