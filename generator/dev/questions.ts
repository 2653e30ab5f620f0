/** What is open before launch, as questions for a person: each with its field, in groups, and how many have been answered. */
import { existsSync, readFileSync } from 'node:fs';
import type { Prepared } from '../build.ts';
import { replaceFile } from '../files.ts';
import { addTo, isDocument, originOf, servedPath } from '../model.ts';
import type { Unsettled } from '../read/read.ts';

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
  const isOf = (value: unknown) => originOf(Object(value))?.file === file;
  const pages = site.routes.filter(({ page }) => isDocument(page));
  const page = pages.find(({ source, props }) => source === file || Object.values(props).some(isOf));
  const field = editing.describe(file, path);
  return {
    ...field,
    message: message.slice(0, 200),
    who,
    page: page && servedPath(page.file, site.address),
    isConfirmation: field.kind === 'boolean' || field.isPlaceholder,
    facts: editing.usesAt(field).facts.map(({ uses, ...fact }) => ({ ...fact, sentences: uses.length })),
  };
}
