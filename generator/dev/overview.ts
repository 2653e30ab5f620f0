/** The overview of the site, /__site/ in `dev`: each route as a search result and a card show it, its weight, and what is wrong with it. */
import type { Checked, Prepared } from '../build.ts';
import { type Route, servedPath } from '../model.ts';

const style = `
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { border-top: 1px solid #d5d8df; padding: .6rem .8rem .6rem 0; text-align: left; vertical-align: top }
h2 { color: #1a0dab; font-size: 1.15rem; font-weight: 400; margin: 0 }
p { color: #4d5156; margin: 0 }
small { color: #6b7280 }
b, li { color: #b3261e }`;

/** Returns the page as HTML. Until the site is checked, it says so. */
export function overviewPage(site: Prepared | undefined, checked: Checked | undefined): string {
  const rows = site && checked ? site.routes.map(route => rowOf(route, site, checked)) : [];
  const head = '<tr><th>Route<th>Search result<th>Card<th>Weight<th>Findings';
  const body = rows.length > 0 ? `<table>${head}${rows.join('\n')}</table>` : '<p>The site is being checked.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Overview</title><style>${style}</style>
<body><h1>${rows.length} routes</h1>${body}</body></html>`;
}

function rowOf({ file, path, source }: Route, { address }: Prepared, { pages, weights, findings }: Checked): string {
  const page = pages.find(one => one.file === file);
  const card = page?.references.find(({ kind }) => kind === 'card')?.href.replace(address.origin, '');
  const found = findings.filter(one => one.page.file === file).map(({ finding }) => finding.message);
  const cells = [
    `<a href="${escaped(servedPath(file, address))}">${escaped(path)}</a><br><small>${escaped(source)}</small>`,
    page && `<h2>${measured(page.title, 60)}</h2><p>${measured(page.description, 160)}</p>`,
    card && `<img src="${escaped(card)}" alt="" width="160" loading="lazy">`,
    `${((weights.get(file) ?? 0) / 1000).toFixed(1)} kB`,
    `<ul>${found.map(message => `<li>${escaped(message)}`).join('')}</ul>`,
  ];
  return `<tr>${cells.map(cell => `<td>${cell ?? ''}`).join('')}`;
}

/** Returns a text with its length, which stands out if a search result would shorten the text. */
function measured(text: string, limit: number): string {
  const length = `${text.length} of ${limit}`;
  return `${escaped(text)} <small>${text.length > limit ? `<b>${length}</b>` : length}</small>`;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
