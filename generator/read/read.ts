/** content/ and its schemas → one plain, validated, frozen value. Reports the mistakes of all files together. */
import { memoize } from '../cache.ts';
import { DiagnosticError, errorAt, mergeRepeated, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { Extensions, Range } from '../markdown.ts';
import { type Cache, type Collection, type Collections, hashOf } from '../model.ts';
import type { PictureSettings } from '../pictures.ts';
import { runSiteCode } from '../site-code.ts';
import { filesFor, filesOf, isFolder, otherFiles, unusedFiles } from './collections.ts';
import { type Entry, finish, parseEntry } from './entry.ts';
import { collectFacts, type Facts, factsIn, insertFacts } from './facts.ts';
import { createLoader } from './load.ts';
import { createPictures, placePictures } from './named-pictures.ts';
import { createReading, type Reading } from './reading.ts';
import { checkReferences } from './references.ts';
import { openSource, type Source } from './source.ts';

export { writeEditorSchemas } from './collections.ts';
export type { Edit } from './editing.ts';
export { addressIn, type Reading, type Unsettled } from './reading.ts';
export type { Clicked } from './texts.ts';

/** `now` decides which entries are public; `withUnpublished` keeps the others, too; `schemaHash` is one of the code of the schema. */
export type ReadOptions = { now: Date; withUnpublished: boolean; schemaHash: string; settings?: ReadSettings };
type ReadSettings = { markdown?: Extensions; pictures?: PictureSettings };

/** Creates a reader of content/, which rejects with the mistakes of all files. One that the cache has by its hash is not parsed again. */
export function createReader(root: string, cache: Cache) {
  /** Reads the body of a file when a page asks for it: in memory, the bodies of 10,000 articles would take 270 MB. */
  function bodyOf({ file, hash }: Source, facts: Facts, code: readonly Range[]): string {
    const source = openSource(root, file);
    if (source.hash !== hash) throw errorAt(file, 'changed while the site was being built', 'Build again.');
    return insertFacts(source.body ?? '', facts, undefined, code);
  }

  const load = createLoader(root);
  // As long as none of its own code runs again, a schema is the same object: an edit of another one does not apply it again.
  const hashes = new WeakMap<object, string>();

  return async (exported: unknown, { now, withUnpublished, schemaHash, settings = {} }: ReadOptions) => {
    if (typeof exported !== 'object' || exported === null)
      throw errorAt('content/schema.ts', 'exports no collections', 'Export them as `schema`.');
    const { collections, loaded } = await load(exported as Collections, now, withUnpublished, schemaHash);
    const files = [...filesFor(root, exported as Collections), ...loaded];
    const facts = collectFacts(root, collections, cache, settings.markdown);
    const others = otherFiles(files);
    const picturesOf = createPictures(root, others, settings.pictures);
    /** Known when everything is read. */
    let linksIn: Reading['linksIn'];

    async function readEntry(name: string, collection: Collection, file: string, slug: string): Promise<Entry> {
      const source = openSource(root, file);
      const inputs = [name, file, source.hash, factsIn(source.text, facts)].join('\n');
      const codeHash = memoize(hashes, Object(collection.as), () => schemaHash);
      const key = hashOf(codeHash, inputs);
      const task = { file: 'content/schema.ts', what: `be applied to ${file}` };
      const parse = () => runSiteCode(task, () => parseEntry(collection, source, facts));
      const parsed = memoize(cache, `entry ${key}`, parse);
      const pictures = await picturesOf(source, parsed.pictureNames);
      // What is cached stays as it is.
      const value = structuredClone(parsed.value);
      placePictures(value, pictures, source);
      const askPublic = () => collection.isPublic?.(value as never, now) ?? true;
      const isPublic = runSiteCode({ ...task, isShort: true }, askPublic);
      if (isFolder(collection)) Object.assign(value as object, { slug });
      if (!isPublic) Object.assign(value as object, { isUnpublished: true });
      const { omittedBody, links } = parsed;
      const hash = hashOf(inputs, parsed.hash, slug, String(isPublic), ...pictures.map(picture => picture.hash));
      const body = omittedBody && (() => bodyOf(source, facts, omittedBody.code));
      finish(value, { file, hash }, { body, links: links.length > 0 ? () => linksIn(file) : undefined });
      return { ...parsed, slug, file, value, pictures, isShown: isPublic || withUnpublished };
    }

    const entries = new Map<string, Entry[]>(Object.keys(collections).map(name => [name, []]));
    const used = new Set<string>();
    const invalid: [file: string, found: DiagnosticError['diagnostics']][] = [];
    for (const [name, collection] of Object.entries(collections))
      for (const { file, slug } of filesOf(collection, files)) {
        used.add(file);
        try {
          entries.get(name)?.push(await readEntry(name, collection, file, slug));
        } catch (error) {
          if (!(error instanceof DiagnosticError)) throw error;
          invalid.push([file, error.diagnostics]);
        }
      }
    for (const { links } of [...entries.values()].flat()) for (const { target } of links) used.add(target);
    throwIfAny([...unusedFiles(files, used), ...mergeRepeated(invalid)]);
    // What a file with mistakes contains is unknown, so references wait until there is none.
    throwIfAny(checkReferences(root, collections, entries));
    const reading = createReading(root, { collections, entries, others, facts, now });
    linksIn = reading.linksIn;
    return reading;
  };
}
