/** What is remembered of the last build, so that a page's history can be told: in .cache/, never part of the site. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Checked, Prepared } from '../build.ts';
import { originOf, type Route } from '../model.ts';

/** Every source with a hash of what it holds, and for each page a hash of its bytes, and why it became these. */
type BuildRecord = {
  sources: Record<string, string>;
  pages: Record<string, { hash: string; why: string }>;
};

const fileIn = (root: string) => path.join(root, '.cache/record.json');

/** The record of the last build of the project in `root`; undefined where there was none, or it cannot be read. */
export function readRecord(root: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(root), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Remembers a build. `now` is when it was. */
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
      const causes = known ? causesOf(inputsOf(route, prepared), changed) : 'it was built for the first time';
      pages[route.file] = { hash, why: `${causes}, on ${now.toISOString().slice(0, 16).replace('T', ' at ')} UTC` };
    }
  }
  const text = JSON.stringify({ sources, pages });
  if (text === JSON.stringify(before)) return;
  try {
    mkdirSync(path.dirname(fileIn(root)), { recursive: true });
    writeFileSync(fileIn(root), text);
  } catch {
    // Without it the next build only knows less of the past.
  }
}

/** The sources of a page that are others than when the site was last built. */
export function changedSince(record: BuildRecord | undefined, route: Route, prepared: Prepared): string[] {
  if (!record) return ['nothing was built yet'];
  const changed = new Set(differences(record.sources, sourcesOf(prepared)));
  return inputsOf(route, prepared).filter(file => changed.has(file));
}

const causesOf = (inputs: readonly string[], changed: readonly string[]) =>
  inputs.filter(file => changed.includes(file)).join(', ') ||
  'what all pages share has changed: the generator, a library, the address or the time';

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

/** The files of content that the props of a page and of its shell hold. */
export function contentOf({ props }: Route, { context }: Pick<Prepared, 'context'>): string[] {
  const files = new Set<string>();
  const seen = new Set<unknown>();
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const origin = originOf(value);
    if (origin) files.add(origin.file);
    for (const name of Object.keys(value)) {
      // A body is read out of its file only when it is asked for.
      const { value: inner } = Object.getOwnPropertyDescriptor(value, name) ?? {};
      walk(inner);
    }
  };
  walk(props);
  walk(context.shellProps);
  return [...files].sort();
}
