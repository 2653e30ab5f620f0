/** What is open before launch, as questions for a person: each with its field, in groups, and how many have been answered. */
import { existsSync, readFileSync } from 'node:fs';
import type { Prepared } from '../build.ts';
import { replaceFile } from '../files.ts';
import { addTo, servedPath } from '../model.ts';
import type { Unsettled } from '../read/read.ts';
import { pagesShowing } from './shown.ts';

export type Question = Awaited<ReturnType<typeof questionOf>>;

/** Returns all questions. The file `known` keeps those that were ever asked: whoever deletes it counts anew. */
export async function questionsOf(site: Prepared, known: string) {
  const groups = new Map<string, Question[]>();
  const unsettled = site.unsettled();
  for (const one of unsettled) addTo(groups, one.group, await questionOf(site, one));
  const open = new Set(unsettled.map(({ location, path }) => [location.file, ...path].join(' ')));
  const before = existsSync(known) ? (JSON.parse(readFileSync(known, 'utf8')) as string[]) : [];
  const all = [...new Set([...before, ...open])];
  replaceFile(known, JSON.stringify(all));
  const named = Array.from(groups, ([name, questions]) => ({ name, questions }));
  return { groups: named, done: all.length - open.size, total: all.length };
}

async function questionOf(site: Prepared, { message, location: { file }, path, who }: Unsettled) {
  const { editing } = site.reading;
  const field = editing.describe(file, path);
  const isConfirmation = field.kind === 'boolean' || field.isPlaceholder;
  return { ...field, message: message.slice(0, 200), who, page: await pageOf(site, file, path), isConfirmation };
}

/** Resolves with the page that is made of a file, or the first that shows a value or, if none does, what is around it. */
async function pageOf(site: Prepared, file: string, path: Unsettled['path']): Promise<string | undefined> {
  const shown = await pagesShowing(site, [{ file, text: site.reading.editing.textAt({ file, path }) }], false);
  const page = shown.find(({ source }) => source === file) ?? shown[0];
  if (page) return servedPath(page.file, site.address);
  return path.length > 0 ? pageOf(site, file, path.slice(0, -1)) : undefined;
}
