/** Writes compressed copies of text files, "about/index.html.br" and ".gz", for servers that send them as they are. */
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { type Cache, isText, type Output } from '../model.ts';
import type { HostedSite } from './redirects.ts';

const encoders = [['br', promisify(brotliCompress)] as const, ['gz', promisify(gzip)] as const];

const concurrency = 4;

/** Puts compressed copies of all texts among `files` into the output, unless it has them. Resolves with their paths. A text that does not shrink gets none. */
export async function compressAll(files: HostedSite['files'], output: Output, cache: Cache): Promise<string[]> {
  const copies: string[] = [];
  const texts = files.filter(({ path }) => isText(lookup(path) ?? '')).values();
  async function work(): Promise<void> {
    for (const { path, hash } of texts)
      for (const [suffix, encode] of encoders) {
        const copy = `${path}.${suffix}`;
        // The hash of the copy, or '' if there is none.
        let cached = cache.get(`${suffix} ${hash}`) as string | undefined;
        if (cached === undefined || (cached !== '' && !output.has(copy, cached))) {
          const bytes = Buffer.from(output.get(path) ?? '');
          const compressed = await encode(bytes);
          cached = compressed.length < bytes.length ? output.put({ path: copy, bytes: compressed }) : '';
          cache.set(`${suffix} ${hash}`, cached);
        }
        if (cached !== '') copies.push(copy);
      }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  return copies;
}
