/** The finished site as it lies in the output folder: what a live one is compared with. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { entriesUnder } from '../../files-under.ts';
import { type Deployment, hostFiles, type Table, tableOf } from '../../host/host.ts';
import { addressOf } from '../../model.ts';

export type LocalSite = {
  /** Its files; what is made for a host, and compressed siblings, are none of them. */
  files: string[];
  /** Those of the release before, which are kept for tabs that are open. */
  previous: ReadonlySet<string>;
  read: (file: string) => Promise<Buffer>;
  /** What a host was told of it. */
  table: Table;
};

/** What builds remember of it: its base, the hashed files of the last two releases, and what was made for its hosts. */
type Remembered = {
  base: string;
  releases: { last: readonly string[]; previous: readonly string[] };
  deployment: Deployment | undefined;
};

/** The site in `folder`. What was made for hosts counts if it was made for this very site. */
export async function openLocalSite(folder: string, { base, releases, deployment }: Remembered): Promise<LocalSite> {
  const read = (file: string) => readFile(path.join(folder, file));
  const standing = entriesUnder(folder)
    .flatMap(([file, entry]) => (entry.isFile() ? file : []))
    .filter(file => !hostFiles.includes(file) && !/(^|\/)\.(?!well-known\/)/.test(file));
  const known = new Set(standing);
  const files = standing.filter(file => !known.has(file.replace(/\.(br|gz)$/, '')) || !/\.(br|gz)$/.test(file)).sort();
  const [, canonical] = /<link rel="canonical" href="(https?:[^"]+)"/.exec(String(await read('index.html'))) ?? [];
  const origin = canonical ? addressOf(canonical).origin : '';
  const old = new Set(releases.previous.filter(file => !releases.last.includes(file)));
  const own = tableOf(
    { origin, base },
    files.filter(file => !old.has(file)),
    [],
  );
  const isOfThis =
    deployment?.table.address.origin === origin && deployment.table.hashed.every(hashed => own.hashed.includes(hashed));
  return { files, previous: old, read, table: isOfThis ? deployment.table : own };
}
