/** The record of the last build in .cache/, which tells why a page changed. It is never part of the site. */
import path from 'node:path';
import type { Checked, Prepared } from '../build.ts';
import { readJson, writeIfChanged } from '../cache.ts';
import { originOf, type Route } from '../model.ts';

/** A hash of every source; for each page a hash of its bytes, and why they last changed. */
type BuildRecord = {
  sources: Record<string, string>;
  pages: Record<string, { hash: string; why: string }>;
};

const fileIn = (root: string) => path.join(root, '.cache/record.json');

/** Returns the record of the last build of the project in `root`, if there is one. */
export const readRecord = (root: string) => readJson(fileIn(root)) as BuildRecord | undefined;

/** Records a build that happened at `now`. */
export function writeRecord(root: string, prepared: Prepared, { files }: Checked, now: Date): void {
  const before = readRecord(root);
  const sources = sourcesOf(prepared);
  const changed = differences(before?.sources ?? {}, sources);
  const hashes = new Map(files.map(file => [file.path, file.hash]));
  const pages: BuildRecord['pages'] = {};
  for (const route of prepared.routes) {
    const known = before?.pages[route.file];
    const hash = hashes.get(route.file) ?? '';
    if (known?.hash === hash) pages[route.file] = known;
    else {
      const causes = known ? causesOf(inputsOf(route, prepared), changed) : 'its first build';
      pages[route.file] = { hash, why: `${causes}, on ${now.toISOString().slice(0, 16).replace('T', ' at ')} UTC` };
    }
  }
  writeIfChanged(fileIn(root), JSON.stringify({ sources, pages }));
}

/** Returns the sources of a page that have changed since the last build. */
export function changedSince(record: BuildRecord | undefined, route: Route, prepared: Prepared): string[] {
  if (!record) return ['there is no earlier build'];
  const changed = new Set(differences(record.sources, sourcesOf(prepared)));
  return inputsOf(route, prepared).filter(file => changed.has(file));
}

const causesOf = (inputs: readonly string[], changed: readonly string[]) =>
  inputs.filter(file => changed.includes(file)).join(', ') ||
  'content that its props are computed from, or something that all pages share: the generator, a library, the address or the time';

const inputsOf = (route: Route, prepared: Prepared) => [
  ...contentOf(route, prepared),
  ...(prepared.compiled.inputs.get(route.page.file)?.code ?? []),
];

const differences = (before: BuildRecord['sources'], now: BuildRecord['sources']) =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(file => before[file] !== now[file]);

const sourcesOf = ({ compiled, reading }: Prepared): BuildRecord['sources'] =>
  Object.fromEntries([...compiled.sources, ...originsIn(reading.content)]);

/** Returns the content files that a page is about, and that its props and those of the shell come from. */
export const contentOf = ({ props, source }: Route, { context }: Pick<Prepared, 'context'>): string[] => {
  const own = source.startsWith('content/') ? [source] : [];
  return [...new Set([...own, ...originsIn(props, context.shellProps).keys()])].sort();
};

/** Returns the content files that values, and all values in them, come from, each with the hash of its value. */
function originsIn(...values: unknown[]): Map<string, string> {
  const found = new Map<string, string>();
  const reached = new Set(values);
  // Iterating over a set includes elements that are added meanwhile.
  for (const value of reached) {
    if (typeof value !== 'object' || value === null) continue;
    const origin = originOf(value);
    if (origin) found.set(origin.file, origin.hash);
    // Not value[name]: the getter of a body would read its file.
    for (const name of Object.keys(value)) reached.add(Object.getOwnPropertyDescriptor(value, name)?.value);
  }
  return found;
}
