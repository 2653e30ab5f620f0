/** The baseline of bench.ts: parses the same Markdown, renders a React page for each article, writes it. No checks, metadata or cache. */
import fs from 'node:fs';
import { Marked } from 'marked';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const marked = new Marked();
/** As many links as in the shell of bench/site. */
const links = Array.from({ length: 110 }, (_, i) =>
  h('li', { key: i }, h('a', { href: `/page-${i}/`, className: 'link' }, `Page number ${i}`)),
);

const [, , texts = ''] = process.argv;
for (const name of fs.readdirSync(texts)) {
  const text = fs.readFileSync(`${texts}/${name}`, 'utf8');
  const html = marked.parse(text.slice(text.indexOf('\n---\n', 4) + 5), { async: false });
  const title = /^title: (.*)$/m.exec(text)?.[1] ?? '';
  const head = h('head', null, h('title', null, title), h('meta', { name: 'description', content: title }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own Markdown
  const prose = h('div', { className: 'prose', dangerouslySetInnerHTML: { __html: html } });
  const header = h('header', null, h('nav', null, h('ul', null, links.slice(0, 80))));
  const footer = h('footer', null, h('ul', null, links));
  const body = h('body', null, header, h('main', null, h('h1', null, title), prose), footer);
  const folder = `bare/${name.replace(/\.md$/, '')}`;
  fs.mkdirSync(folder, { recursive: true });
  const page = renderToStaticMarkup(h('html', { lang: 'en' }, head, body));
  fs.writeFileSync(`${folder}/index.html`, `<!doctype html>${page}`);
}
