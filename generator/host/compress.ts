/** Writes compressed copies of text files, "about/index.html.br" and ".gz", for servers that send them as they are. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import type { Cache, Output } from '../model.ts';
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
  const copies: string[] = [];
  const texts = files.filter(({ path }) => isText(lookup(path) ?? ''));
  const jobs = texts.flatMap(file => (['br', 'gz'] as const).map(suffix => ({ ...file, suffix })));
  async function work(): Promise<void> {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      const { path, hash, suffix } = job;
      const copy = `${path}.${suffix}`;
      // The hash of the copy, or '' if there is none.
      let known = cache.get(`${suffix} ${hash}`) as string | undefined;
      if (known === undefined || (known !== '' && !output.has(copy, known))) {
        const bytes = Buffer.from(output.get(path) ?? '');
        const compressed = await encoders[suffix](bytes);
        known = compressed.length < bytes.length ? output.put({ path: copy, bytes: compressed }) : '';
        cache.set(`${suffix} ${hash}`, known);
      }
      if (known !== '') copies.push(copy);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  return copies;
}
