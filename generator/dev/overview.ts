/** The overview of the site, /__site/: each route as a search result and a messenger show it, its weight, and what is wrong with it. */
import type { Checked, Prepared } from '../build.ts';
import { type Route, servedPath } from '../model.ts';
import { each, escaped } from './html.ts';

const style = `
:root { background: light-dark(#fff, #14161b); color-scheme: light dark }
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem }
th, td { border-top: 1px solid light-dark(#d5d8df, #3b414c); padding: .6rem .8rem .6rem 0; text-align: left; vertical-align: top }
h2 { color: light-dark(#1a0dab, #9db8ff); font-size: 1.1rem; font-weight: 400; margin: 0 } li { color: light-dark(#b3261e, #ff9d94) }`;

/** The client script shows the questions in it. */
export const todoPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>What is open</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<body style="background: light-dark(#f3f4f7, #14161b); margin: 0"><main></main></body></html>`;

export function overviewPage(site: Prepared | undefined, checked: Checked | undefined): string {
  const rows = site && checked ? site.routes.map(route => rowOf(route, site, checked)) : [];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Overview</title><style>${style}</style>
<body><main><h1>${checked ? `${rows.length} routes` : 'The site is being checked'}</h1>
<p><a href="todo/">What is open before launch</a>
<table><tr><th>Route<th>Title<th>Description<th>Card<th>Weight<th>Findings${rows.join('\n')}</table></main></body></html>`;
}

function rowOf({ file, path, source }: Route, { address }: Prepared, { pages, files, findings }: Checked): string {
  const page = pages.find(one => one.file === file);
  const { weight = 0 } = files.find(one => one.path === file) ?? {};
  const found = findings.filter(one => one.file === file).map(({ message }) => message);
  const cells = [
    `<a href="${escaped(servedPath(file, address))}">${escaped(path)}</a><br><small>${escaped(source)}</small>`,
    page && `<h2>${escaped(page.title)} <small>${page.title.length}</small></h2>`,
    page && `${escaped(page.description)} <small>${page.description.length}</small>`,
    page?.card && `<img src="${escaped(page.card.replace(address.origin, ''))}" width="240" alt="" loading="lazy">`,
    `${(weight / 1000).toFixed(1)} kB`,
    `<ul>${each(found, message => `<li>${escaped(message)}`)}</ul>`,
  ];
  return `<tr>${each(cells, cell => `<td>${cell ?? ''}`)}`;
}
