/** The Content-Security-Policy of a page allows what the page contains: what it blocks is missing in silence. */
import { createHash } from 'node:crypto';

type Element = { attribs: Record<string, string> };
type Page = {
  html: string;
  css: string;
  elements: (name: string) => readonly Element[];
  attributes: (name: string) => readonly string[];
};

/** What each directive is about: elements, and the attribute with their URL. */
const directives: Record<string, [elements: string[], attribute: string]> = {
  'img-src': [['img', 'source', 'use'], 'src'],
  'script-src': [['script'], 'src'],
  'frame-src': [['iframe'], 'src'],
  'form-action': [['form'], 'action'],
};

/** Returns a sentence for each part of a page that its policy blocks. */
export function policy({ html, css, elements, attributes }: Page): string[] {
  const meta = elements('meta').find(({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy');
  const lists = (meta?.attribs.content ?? '').split(';').map(text => text.trim().split(/\s+/));
  const allowed = new Map(lists.map(([name = '', ...sources]) => [name, sources]));
  if (!meta) return [];
  const sourcesOf = (name: string) =>
    allowed.get(name) ?? (name === 'form-action' ? undefined : allowed.get('default-src'));
  const isAllowed = (name: string, source: string) => sourcesOf(name)?.includes(source) ?? true;
  const urls = Object.entries(directives).flatMap(([name, [kinds, attribute]]) =>
    kinds.flatMap(elements).flatMap(({ attribs: { [attribute]: url } }) => (url ? { name, url } : [])),
  );
  const scripts = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code = '']) => code);
  const inline = [...scripts.map(code => ['script-src', code] as const), ['style-src', css] as const];
  return [
    ...urls
      .filter(({ name, url }) => !isAllowed(name, sourceOf(url)))
      .map(({ name, url }) => `its policy (${name}) blocks ${url}`),
    ...inline
      .filter(([name, code]) => code && !isAllowed(name, hashOf(code)))
      .map(([name, code]) => `its policy (${name}) blocks inline code: ${code.slice(0, 60)}`),
    ...attributes('style').map(style => `its policy (style-src) blocks style="${style}"`),
  ];
}

const sourceOf = (url: string) =>
  /^data:/.test(url) ? 'data:' : /^https?:/.test(url) ? new URL(url).origin : "'self'";

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
