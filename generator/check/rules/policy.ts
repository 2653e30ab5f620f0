/** The page's own policy, `<meta http-equiv="Content-Security-Policy">`, lets the page use what it contains: what it blocks is missing or dead in silence. */
import { createHash } from 'node:crypto';
import { clip, type PageRules } from './rule.ts';

/** What stands in for a directive that is not there. */
const fallbacks: Record<string, string[]> = {
  'frame-src': ['child-src', 'default-src'],
  'form-action': [],
};

export const policyRules: PageRules = {
  policy({ elements, attributes, loads, inline }, { address: { origin } }, report) {
    const metas = elements('meta').filter(({ attribs }) =>
      /^content-security-policy$/i.test(attribs['http-equiv'] ?? ''),
    );
    for (const { attribs } of metas) {
      const policy = new Map(
        (attribs.content ?? '').split(';').map(text => {
          const [name = '', ...sources] = text.trim().split(/\s+/);
          return [name.toLowerCase(), sources];
        }),
      );
      const check = (what: string, directive: string, isAllowed: (source: string) => boolean, text?: string) => {
        const name = [directive, ...(fallbacks[directive] ?? ['default-src'])].find(name => policy.has(name));
        if (name && !policy.get(name)?.some(isAllowed)) report(`its policy (${name}) blocks ${what}`, text);
      };
      for (const { href, kind } of loads)
        if (URL.canParse(href, origin))
          check(
            `${kind === 'connect' ? 'requests to' : 'a file that it loads,'} ${clip(href)}`,
            `${kind}-src`,
            covers(new URL(href, origin), origin),
            href,
          );
      for (const href of attributes('action'))
        if (URL.canParse(href, origin))
          check(`the form to ${clip(href)}`, 'form-action', covers(new URL(href, origin), origin), href);
      for (const { kind, code } of inline) {
        const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
        check(
          `an inline ${kind}: ${clip(code.trim().slice(0, 60))}`,
          `${kind}-src`,
          source => source === hash || /^'(?:unsafe-inline|nonce-|sha(?:384|512)-)/.test(source),
        );
      }
      for (const style of attributes('style'))
        check(`style="${clip(style)}"`, 'style-src', source => /^'unsafe-(?:inline|hashes)'$/.test(source), style);
    }
  },
};

/** Returns a function that tells whether a source of a policy, "'self'", "https:", "*.name.example", includes a URL. */
const covers =
  ({ protocol, origin, host, pathname }: URL, self: string) =>
  (source: string): boolean => {
    if (source === "'self'") return origin === self;
    if (source === '*') return protocol.startsWith('http');
    if (/^[a-z][\w+.-]*:$/i.test(source)) return protocol === source || protocol === source.replace(/^http:/, 'https:');
    const [, scheme = 'https:', anyName = '', name = '', path = ''] =
      /^(\w+:)?(?:\/\/)?(\*\.)?([^/]+)(\/.*)?$/.exec(source) ?? [];
    const isHost = anyName ? host.endsWith(`.${name}`) : host === name;
    return (
      isHost &&
      protocol.startsWith(scheme.slice(0, -1)) &&
      (path.endsWith('/') ? pathname.startsWith(path) : path === '' || path === pathname)
    );
  };
