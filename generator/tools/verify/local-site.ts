/** Reads the finished site from the output folder, to compare a live one with it. */
import { lstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesUnder } from '../../files-under.ts';
import { type Deployment, hostFiles, type Table, tableOf } from '../../host/host.ts';
import { addressOf } from '../../model.ts';

export type LocalSite = {
  /** Its files, without those that only its host reads, and without compressed copies. */
  files: string[];
  /** The files that are kept from the previous release for tabs that are still open. */
  previous: ReadonlySet<string>;
  read: (file: string) => Promise<Buffer>;
  /** The headers, redirects and types that its host is configured with. */
  table: Table;
  /** What was last generated for its hosts, if that was for the same address. */
  deployment: Deployment | undefined;
};

/** What builds record about the site: its base, the hashed files of the last two releases, and what was generated for its hosts. */
type Remembered = {
  base: string;
  releases: { last: readonly string[]; previous: readonly string[] };
  deployment: Deployment | undefined;
};

/** Opens the site in `folder`. Uses `deployment` only if that is for the same address. */
export async function openLocalSite(folder: string, { base, releases, deployment }: Remembered): Promise<LocalSite> {
  const read = (file: string) => readFile(path.join(folder, file));
  const all = filesUnder(folder)
    .filter(file => lstatSync(path.join(folder, file)).isFile())
    .filter(file => !hostFiles.includes(file) && !/(^|\/)\.(?!well-known\/)/.test(file));
  const known = new Set(all);
  const files = all.filter(file => !known.has(file.replace(/\.(br|gz)$/, '')) || !/\.(br|gz)$/.test(file)).sort();
  const [, canonical] = /<link rel="canonical" href="(https?:[^"]+)"/.exec(String(await read('index.html'))) ?? [];
  const origin = canonical ? addressOf(canonical).origin : '';
  const old = new Set(releases.previous.filter(file => !releases.last.includes(file)));
  const current = files.filter(file => !old.has(file));
  const isOwn = deployment?.table.address.origin === origin && deployment.table.address.base === base;
  const own = isOwn ? deployment : undefined;
  const table = tableOf({ origin, base }, current, own?.table.redirects ?? []);
  return { files, previous: old, read, table, deployment: own };
}
