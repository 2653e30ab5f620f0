/** `new`: creates a component, an island, a check, or another kind of thing that the site's settings define. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Node, parseDocument, type YAMLSeq } from 'yaml';
import { prepare } from '../build.ts';
import { errorAt, unknownWord, writeError } from '../diagnostics/diagnostics.ts';
import type { Start, StartOf } from '../model.ts';
import { openBuilt } from './open-built.ts';
import { type Run, UsageError } from './options.ts';
import { starts as builtIn } from './starts.ts';

/** Writes the new files. Throws a DiagnosticError if one of them exists, or the site's content or code has a mistake. */
export const run: Run = async (root, { words: [kind = '', name = '', ...rest], now }, print) => {
  const options = { now, withUnpublished: true };
  const { settings, reading } = await prepare(openBuilt(root), options);
  const starts: Record<string, StartOf> = { ...builtIn, ...settings.starts };
  const kinds = Object.keys(starts);
  if (kind === '') throw new UsageError(`missing kind and name; the kinds are ${kinds.join(', ')}`);
  const startOf = Object.hasOwn(starts, kind) ? starts[kind] : undefined;
  if (!startOf) throw new UsageError(unknownWord('kind', kind, kinds));
  if (name === '') throw new UsageError(`missing name: npm run new -- ${kind} our-story`);
  if (rest.length > 0 || !/^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new UsageError(
      `"${[name, ...rest].join(' ')}" is not a valid name: use lower-case letters, digits and hyphens, such as our-story`,
    );
  const today = now.toISOString().slice(0, 10);
  const { files, insert = [], next } = startOf(name, reading.content as never, today);
  const taken = Object.keys(files).find(file => existsSync(path.join(root, file)));
  if (taken) throw errorAt(taken, 'already exists', 'Choose another name.');
  // All texts are prepared before the first is written, so that an error leaves nothing half done.
  const edited = new Map<string, string>();
  const textOf = (file: string) =>
    edited.get(file) ?? (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');
  for (const part of insert) edited.set(part.file, inserted(textOf(part.file), part));
  for (const [file, text] of [...Object.entries(files), ...edited]) {
    try {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    } catch (error) {
      throw writeError(error, file, 'Only what is listed above was written.');
    }
    print(`${Object.hasOwn(files, file) ? 'created:' : 'edited: '} ${file}`);
  }
  if (next) print(next);
  return 0;
};

/** Returns the text of a YAML file with an item added at the end of a list. */
function inserted(source: string, { file, at, text }: NonNullable<Start['insert']>[number]): string {
  const list = parseDocument(source, { keepSourceTokens: true }).getIn(at) as YAMLSeq<Node> | undefined;
  const last = list?.items?.at(-1)?.range;
  if (!last || list?.srcToken?.type !== 'block-seq')
    throw errorAt(file, `has no list ${at.join('.')} with one item per line`, `Add this yourself: ${text}`);
  const end = source.indexOf('\n', last[1] - 1) + 1;
  const before = end > 0 ? source.slice(0, end) : `${source}\n`;
  return `${before}${' '.repeat(list.srcToken.indent)}- ${text}\n${end > 0 ? source.slice(end) : ''}`;
}
