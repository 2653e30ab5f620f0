/** The Content-Security-Policy of a page allows what the page contains: what it blocks is missing in silence. */
import { createHash } from 'node:crypto';
import type { PageRule } from '../../generator/check/check.ts';

/** What each directive is about: elements, and the attribute with their URL. */
const directives: Record<string, [elements: string[], attribute: string]> = {
  'img-src': [['img', 'source', 'use'], 'src'],
  'script-src': [['script'], 'src'],
  'frame-src': [['iframe'], 'src'],
  'form-action': [['form'], 'action'],
};

/** Reports each part of a page that its policy blocks. */
export const policy: PageRule = ({ html, css, elements, attributes }, _, report) => {
  const meta = elements('meta').find(({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy');
  const lists = (meta?.attribs.content ?? '').split(';').map(text => text.trim().split(/\s+/));
  const allowed = new Map(lists.map(([name = '', ...sources]) => [name, sources]));
  if (!meta) return;
  const sourcesOf = (name: string) =>
    allowed.get(name) ?? (name === 'form-action' ? undefined : allowed.get('default-src'));
  const isAllowed = (name: string, source: string) => sourcesOf(name)?.includes(source) ?? true;
  for (const [name, [kinds, attribute]] of Object.entries(directives))
    for (const { attribs } of kinds.flatMap(elements)) {
      const url = attribs[attribute];
      if (url && !isAllowed(name, sourceOf(url))) report(`its policy (${name}) blocks ${url}`, url);
    }
  const scripts = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code = '']) => code);
  for (const [name, code] of [...scripts.map(code => ['script-src', code] as const), ['style-src', css] as const])
    if (code && !isAllowed(name, hashOf(code)))
      report(`its policy (${name}) blocks inline code: ${code.slice(0, 60)}`, code.slice(0, 60));
  for (const style of attributes('style')) report(`its policy (style-src) blocks style="${style}"`, style);
};

const sourceOf = (url: string) =>
  /^data:/.test(url) ? 'data:' : /^https?:/.test(url) ? new URL(url).origin : "'self'";

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
