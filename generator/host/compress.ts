/** Writes compressed copies of text files, "about/index.html.br" and ".gz", for servers that send them as they are. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { type Cache, hashOf, type Output } from '../model.ts';
import { type FileInfo, isText } from './table.ts';

const encoders = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

/** How many files are compressed in parallel: one per thread of zlib's pool. */
const concurrency = 4;

/**
 * Puts compressed copies of all text files among `files` into the output, unless it has them already. Resolves with their paths. A text that
 * does not become smaller gets no copy.
 */
export async function compressAll(files: readonly FileInfo[], output: Output, cache: Cache): Promise<string[]> {
  const paths: string[] = [];
  const jobs = files.filter(({ path }) => isText(lookup(path) ?? ''));
  async function work(): Promise<void> {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      const { path, hash } = job;
      for (const suffix of ['br', 'gz'] as const)
        if (await compress(path, hash, suffix)) paths.push(`${path}.${suffix}`);
    }
  }
  /** Resolves with whether the file has a compressed copy. The cache holds the hash of the copy, or '' if there is none. */
  async function compress(path: string, hash: string, suffix: keyof typeof encoders): Promise<boolean> {
    const copy = `${path}.${suffix}`;
    const key = `${suffix} ${hash}`;
    const known = cache.get(key) as string | undefined;
    if (known === '' || (known && output.has(copy, known))) return known !== '';
    const content = output.get(path) ?? '';
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const compressed = await encoders[suffix](bytes);
    const copyHash = compressed.length < bytes.length ? hashOf(compressed) : '';
    if (copyHash !== '') output.put({ path: copy, bytes: compressed }, copyHash);
    cache.set(key, copyHash);
    return copyHash !== '';
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  return paths;
}
