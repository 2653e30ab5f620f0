/** Texts, compressed beside themselves, for servers that send what lies there: "about/index.html.br" and ".gz". */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { type Cache, hashOf, type Output } from '../model.ts';
import { isText, type Sized } from './table.ts';

const codings = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

/** Files at work at once: as many as zlib's own threads. */
const concurrency = 4;

/**
 * Puts the siblings of all texts among `files` into the output; those that it holds already are not made again.
 * Resolves with their paths. A text that does not become smaller has none.
 */
export async function compressAll(files: readonly Sized[], output: Output, cache: Cache): Promise<string[]> {
  const paths: string[] = [];
  const jobs = files.filter(({ path }) => isText(lookup(path) ?? ''));
  async function work(): Promise<void> {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      const { path, hash } = job;
      for (const coding of ['br', 'gz'] as const)
        if (await compress(path, hash, coding)) paths.push(`${path}.${coding}`);
    }
  }
  async function compress(path: string, hash: string, coding: keyof typeof codings): Promise<boolean> {
    const sibling = `${path}.${coding}`;
    const key = `${coding} ${hash}`;
    const known = cache.get(key) as string | undefined;
    if (known === '' || (known && output.has(sibling, known))) return known !== '';
    const content = output.get(path) ?? '';
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const small = await codings[coding](bytes);
    const made = small.length < bytes.length ? hashOf(small) : '';
    if (made !== '') output.put({ path: sibling, bytes: small }, made);
    cache.set(key, made);
    return made !== '';
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  return paths;
}
