/** content/ and its schemas → one plain, validated, frozen value. Reports the mistakes of all files together. */
import path from 'node:path';
import {
  type Diagnostic,
  DiagnosticError,
  errorAt,
  listFolder,
  mapAll,
  mergeRepeated,
  runSiteCode,
  throwIfAny,
} from '../diagnostics/diagnostics.ts';
import { filesUnder } from '../files-under.ts';
import { type Cache, type Collection, hashOf } from '../model.ts';
import { isPlainObject } from '../plain-values.ts';
import { checkedCollections, filesOf, isFolder, unmatchedFiles } from './collections.ts';
import { type Entry, freezeAndCheckPlain, type ParsedEntry, pageValueOf } from './entry.ts';
import { collectFacts, insertInSource, type KnownFacts } from './facts.ts';
import { InvalidFile } from './mistakes.ts';
import { type Pictures, picturesOf, readPictures, withPictures } from './pictures.ts';
import { createReading, type Reading } from './reading.ts';
import { checkReferences } from './references.ts';
import { createOpener, type Source } from './source.ts';
import { schemaTask, validate } from './validate.ts';
import { parseSource } from './yaml.ts';

export { writeEditorSchemas } from './json-schema.ts';
export { addressIn, type Unsettled } from './reading.ts';
export type { Source } from './source.ts';

export type ReadOptions = {
  /** Decides which entries are public. */
  now: Date;
  /** Keep entries that are not public yet. */
  withUnpublished: boolean;
  /** A hash of the code of content/schema.ts: while it is the same, the same file has the same value. */
  version: string;
};

/**
 * Creates a reader of `root`/content, which throws a DiagnosticError with the mistakes of all files. A file that the cache has under its
 * hash is not parsed again: 10,000 articles take 0.8 s instead of 4.6 s.
 */
export function createReader(root: string, cache: Cache) {
  const open = createOpener(root, cache);

  function parsedEntry(collection: Collection, source: Source, key: string, { known }: Context) {
    const found = cache.get(`entry ${key}`) as ParsedEntry | undefined;
    const cached = found?.facts.every(([name, text]) => known.facts.get(name) === text) ? found : undefined;
    // A cache in memory returns the very same entry, which is frozen already.
    if (cached && Object.isFrozen(cached)) return cached;
    const parse = () => {
      const parsed = parseSource(source);
      const withFacts = insertInSource(source, parsed.data, known);
      try {
        return validate(collection, source, withFacts, parsed);
      } catch (error) {
        if (collection.facts) known.invalidWords.add(collection.facts.word);
        throw error;
      }
    };
    const entry = cached ?? parse();
    // A schema may transform values into anything, such as a URL, which the cache file could not restore.
    if (freezeAndCheckPlain(entry) && !cached) cache.set(`entry ${key}`, entry);
    return entry;
  }

  function readEntry({ name, collection, file }: Job, context: Context): Entry {
    const source = open(file);
    const key = hashOf([context.version, name, file, source.hash].join('\n'));
    const parsed = parsedEntry(collection, source, key, context);
    const pictures = picturesOf(source, parsed.pictures, context.pictures);
    const parts = [...parsed.facts.flat(), ...pictures.map(picture => picture.hash)];
    const hash = parts.length > 0 ? hashOf(key, JSON.stringify(parts)) : key;
    const complete = { ...parsed, value: withPictures(parsed.value, pictures) };
    const slug = path.posix.basename(file, path.posix.extname(file));
    if (isFolder(collection) && !isPlainObject(parsed.value)) {
      const message = 'does not consist of fields, beside which its slug could stand';
      throw errorAt(file, message, 'Make its schema an object.');
    }
    const inBody = pictures.filter(({ isWhole }) => !isWhole).map(({ file, picture }) => [file, picture]);
    const extra = {
      ...(isFolder(collection) && { slug }),
      ...(inBody.length > 0 && { pictures: Object.freeze(Object.fromEntries(inBody)) }),
    };
    const value = pageValueOf(complete, source, hash, extra);
    const entry = { slug, source, parsed: complete, pictures };
    if (isPublic({ name, collection, file }, value, context.now)) return { ...entry, value, isShown: true };
    const marked = pageValueOf(complete, source, hashOf(hash, 'unpublished'), { ...extra, isUnpublished: true });
    return { ...entry, value: marked, isShown: context.withUnpublished };
  }

  /** Returns whether the schema lets an entry be public now. */
  function isPublic({ name, collection, file }: Job, value: unknown, now: Date): boolean {
    const ask = () => !collection.isPublic || collection.isPublic(value as never, now);
    const answer: unknown = runSiteCode(schemaTask(file), ask);
    if (typeof answer === 'boolean') return answer;
    const message = `the \`isPublic\` of "${name}" did not return true or false`;
    throw errorAt('content/schema.ts', message, 'Return a boolean.');
  }

  /** Returns the data of a file, or undefined if it is invalid, which is reported when the file itself is read. */
  function dataOf(file: string): unknown {
    try {
      return parseSource(open(file)).data;
    } catch (error) {
      if (isMistake(error)) return undefined;
      throw error;
    }
  }

  /** Reads all of content/. `exported` is what content/schema.ts exports. */
  return async (exported: unknown, options: ReadOptions): Promise<Reading> => {
    const names = listFolder(root, 'content', filesUnder);
    const pictures = await readPictures(root, names, cache);
    const collections = checkedCollections(exported);
    const jobs = mapAll(Object.entries(collections), ([name, collection]) =>
      filesOf(root, collection).map(file => ({ name, collection, file })),
    ).flat();
    const entries = new Map<string, Entry[]>(Object.keys(collections).map(name => [name, []]));
    const invalid = new Set<string>();
    const explanations: [file: string, explain: () => readonly Diagnostic[]][] = [];
    const known = collectFacts(collections, dataOf);
    const context: Context = { ...options, known, pictures };

    function run(job: Job): void {
      try {
        entries.get(job.name)?.push(readEntry(job, context));
      } catch (error) {
        if (!isMistake(error)) throw error;
        explanations.push([job.file, error instanceof InvalidFile ? error.explain : () => error.diagnostics]);
        invalid.add(job.name);
      }
    }

    jobs.forEach(run);
    const betweenEntries = checkReferences(collections, { entries, invalid });
    throwIfAny([
      ...unmatchedFiles(names, collections, new Set(jobs.map(({ file }) => file))),
      ...mergeRepeated(explanations.map(([file, explain]) => [file, explain()])),
      ...betweenEntries,
    ]);
    return createReading(root, collections, entries, options.now);
  };
}

const isMistake = (error: unknown): error is InvalidFile | DiagnosticError =>
  error instanceof InvalidFile || error instanceof DiagnosticError;

type Job = { name: string; collection: Collection; file: string };

/** What reading an entry depends on besides its file. */
type Context = ReadOptions & { known: KnownFacts; pictures: Pictures };
