/** The baseline of bench.ts: parses the same Markdown, renders one React page shell per article and writes it. No checks, no metadata, no cache. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Marked } from 'marked';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const marked = new Marked();
// As many links as in the shell of bench/site.
const entries = Array.from({ length: 110 }, (_, i) => [`/page-${i}/`, `Page number ${i}`] as const);
const list = (items: typeof entries) =>
  h(
    'ul',
    null,
    items.map(([href, text]) => h('li', { key: href }, h('a', { href, className: 'link' }, text))),
  );

for (const name of readdirSync('content/blog')) {
  const text = readFileSync(`content/blog/${name}`, 'utf8');
  const body = marked.parse(text.slice(text.indexOf('\n---\n', 4) + 5), { async: false });
  const title = /^title: (.*)$/m.exec(text)?.[1] ?? '';
  const page = h(
    'html',
    { lang: 'en' },
    h('head', null, h('title', null, title), h('meta', { name: 'description', content: title })),
    h(
      'body',
      null,
      h('header', null, h('nav', null, list(entries.slice(0, 80)))),
      h(
        'main',
        null,
        h('h1', null, title),
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own Markdown
        h('div', { className: 'prose', dangerouslySetInnerHTML: { __html: body } }),
      ),
      h('footer', null, list(entries)),
    ),
  );
  const folder = `bare/${name.replace(/\.md$/, '')}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.html`, `<!doctype html>${renderToStaticMarkup(page)}`);
}
