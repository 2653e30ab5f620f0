/** What is open before launch, as questions for a person: each with its field, in groups, and how many have been answered. */
import { existsSync, readFileSync } from 'node:fs';
import type { Prepared } from '../build.ts';
import { replaceFile } from '../files.ts';
import { addTo, servedPath } from '../model.ts';
import type { Unsettled } from '../read/read.ts';
import { routesWith } from './shown.ts';

export type Question = ReturnType<typeof questionOf>;

/** Returns all questions. The file `known` keeps those that were ever asked: whoever deletes it counts anew. */
export function questionsOf(site: Prepared, known: string) {
  const groups = new Map<string, Question[]>();
  const open: string[] = [];
  for (const one of site.unsettled()) {
    addTo(groups, one.group, questionOf(site, one));
    open.push([one.location.file, ...one.path].join(' '));
  }
  const before = existsSync(known) ? (JSON.parse(readFileSync(known, 'utf8')) as string[]) : [];
  const all = [...new Set([...before, ...open])];
  replaceFile(known, JSON.stringify(all));
  const named = Array.from(groups, ([name, questions]) => ({ name, questions }));
  return { groups: named, done: all.length - new Set(open).size, total: all.length };
}

function questionOf(site: Prepared, { message, location: { file }, path, who }: Unsettled) {
  const { editing } = site.reading;
  const field = editing.describe(file, path);
  const { facts } = editing.usesAt(field, String(field.value));
  return {
    ...field,
    message: message.slice(0, 200),
    who,
    page: pageOf(site, file, path),
    isConfirmation: field.kind === 'boolean' || field.isPlaceholder,
    facts: facts.map(({ uses, ...fact }) => ({ ...fact, sentences: uses.length })),
  };
}

/** Returns the page that is made of a file, or the first that is given a value or, if none is, what is around it. */
function pageOf(site: Prepared, file: string, path: Unsettled['path']): string | undefined {
  const given = routesWith(site, [{ file, text: site.reading.editing.textAt({ file, path }) }]);
  const page = given.find(({ source }) => source === file) ?? given[0];
  if (page) return servedPath(page.file, site.address);
  return path.length > 0 ? pageOf(site, file, path.slice(0, -1)) : undefined;
}
