/** The record of the last build in .cache/, which tells why a page changed. It is never part of the site. */
import path from 'node:path';
import type { Checked, Prepared } from '../build.ts';
import { keep, readKept } from '../cache.ts';
import { originOf, type Route } from '../model.ts';

/** A hash of every source; for each page a hash of its bytes, and why they last changed. */
type BuildRecord = {
  sources: Record<string, string>;
  pages: Record<string, { hash: string; why: string }>;
};

const fileIn = (root: string) => path.join(root, '.cache/record.json');

/** Returns the record of the last build of the project in `root`, if there is one. */
export const readRecord = (root: string) => readKept(fileIn(root)) as BuildRecord | undefined;

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
  keep(fileIn(root), JSON.stringify({ sources, pages }));
}

/** Returns the sources of a page that have changed since the last build. */
export function changedSince(record: BuildRecord | undefined, route: Route, prepared: Prepared): string[] {
  if (!record) return ['there is no earlier build'];
  const changed = new Set(differences(record.sources, sourcesOf(prepared)));
  return inputsOf(route, prepared).filter(file => changed.has(file));
}

const causesOf = (inputs: readonly string[], changed: readonly string[]) =>
  inputs.filter(file => changed.includes(file)).join(', ') ||
  'something that all pages share: the generator, a library, the address or the time';

const inputsOf = (route: Route, prepared: Prepared) => [
  ...contentOf(route, prepared),
  ...(prepared.compiled.inputs.get(route.page.file)?.code ?? []),
];

const differences = (before: BuildRecord['sources'], now: BuildRecord['sources']) =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(file => before[file] !== now[file]);

function sourcesOf({ compiled, reading }: Prepared): BuildRecord['sources'] {
  const entries = Object.values(reading.content).flatMap(value =>
    Array.isArray(value) && !originOf(value) ? value : [value],
  );
  const origins = entries.flatMap(entry =>
    typeof entry === 'object' && entry !== null ? (originOf(entry) ?? []) : [],
  );
  return {
    ...Object.fromEntries(compiled.sources),
    ...Object.fromEntries(origins.map(({ file, hash }) => [file, hash])),
  };
}

/** Returns the content files that the props of a page and of the shell come from. */
export function contentOf({ props }: Route, { context }: Pick<Prepared, 'context'>): string[] {
  const files = new Set<string>();
  const seen = new Set<unknown>();
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const origin = originOf(value);
    if (origin) files.add(origin.file);
    for (const name of Object.keys(value)) {
      // Not value[name]: the getter of a body would read its file.
      const { value: inner } = Object.getOwnPropertyDescriptor(value, name) ?? {};
      walk(inner);
    }
  };
  walk(props);
  walk(context.shellProps);
  return [...files].sort();
}
