/** What is open before launch, as questions for a person, each with its field; and which pages show a text. */
import { setImmediate } from 'node:timers/promises';
import type { Prepared } from '../build.ts';
import { memoize } from '../cache.ts';
import { addTo, isDocument, type Route, servedPath } from '../model.ts';
import type { Unsettled } from '../read/read.ts';
import { render } from '../render.ts';
import type { Current } from './pages.ts';

type Path = Unsettled['path'];

/** To render more pages than these would take seconds, and all their memory. */
const mostRendered = 300;

/** The pages of a site, as they were rendered for this: an edit makes another site. */
const known = new WeakMap<Prepared, Promise<{ route: Route; html: string }[]>>();

async function renderPages({ routes, context }: Prepared, current: Current) {
  const documents = routes.filter(({ page }) => isDocument(page));
  const pages: { route: Route; html: string }[] = [];
  for (const route of documents.length > mostRendered ? [] : documents) {
    // Other requests get a turn, and what was saved meanwhile.
    await setImmediate();
    await current.preparing?.catch(() => {});
    const { bytes } = await render(route, context).catch(() => ({ bytes: '' }));
    pages.push({ route, html: String(bytes) });
  }
  return pages;
}

/** Resolves with the pages that show one of some texts: they have its longest part that is in HTML as it is written here. */
export async function pagesShowing(site: Prepared, current: Current, texts: readonly string[]): Promise<Route[]> {
  const pages = await memoize(known, site, () => renderPages(site, current));
  const parts = texts.map(text => text.split(/[*_`[\](){}<>&"'\n|\\#]|^(?:-|\d+[.)]) /m).map(part => part.trim()));
  const needles = parts.map(([first = '', ...rest]) => rest.reduce((a, b) => (b.length > a.length ? b : a), first));
  // A shorter one may be anywhere, and templates change the spaces of a long one.
  const wanted = needles.filter(({ length }) => length > 2).map(needle => needle.slice(0, 40));
  return pages.filter(({ html }) => wanted.some(one => html.includes(one))).map(({ route }) => route);
}

export type Question = Awaited<ReturnType<typeof questionOf>>;

/** Resolves with the open questions in groups. */
export async function questionsOf(site: Prepared, current: Current) {
  const groups = new Map<string, Question[]>();
  for (const one of site.unsettled()) addTo(groups, one.group, await questionOf(site, current, one));
  return Array.from(groups, ([name, questions]) => ({ name, questions }));
}

async function questionOf(site: Prepared, current: Current, { message, location: { file }, path, who }: Unsettled) {
  const field = site.reading.editing.describe(file, path);
  const page = await pageOf(site, current, file, path);
  const isConfirmation = field.kind === 'boolean' || field.isPlaceholder;
  return { ...field, message: message.slice(0, 200), who, page, isConfirmation };
}

/** Resolves with the page that is made of a file, or the first that shows a value or, if none does, what is around it. */
async function pageOf(site: Prepared, current: Current, file: string, path: Path): Promise<string | undefined> {
  const own = site.routes.find(({ source }) => source === file);
  const [page] = own ? [own] : await pagesShowing(site, current, [site.reading.editing.textAt({ file, path })]);
  if (page) return servedPath(page.file, site.address);
  return path.length > 0 ? pageOf(site, current, file, path.slice(0, -1)) : undefined;
}
