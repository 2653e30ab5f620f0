/** `new`: copies a template of content/templates/, `<kind>/<path>.template`, and fills in {name}, {Name}, {title} and {date} in its paths and texts. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepare } from '../build.ts';
import { errorAt, unknownWord, writeError } from '../diagnostics/diagnostics.ts';
import { filesUnder } from '../files-under.ts';
import { openBuilt } from './open-built.ts';
import { type Run, UsageError } from './options.ts';

const folder = 'content/templates';

/** Creates the files of a template. Throws a DiagnosticError, and leaves nothing, if one of them exists, or the site has a mistake: two pages at one path. */
export const run: Run = async (root, { words, now }, print) => {
  const [kind = '', name = ''] = words;
  const templates = filesUnder(path.join(root, folder));
  const kinds = [...new Set(templates.map(file => file.replace(/\/.*/, '')))];
  if (!kinds.includes(kind)) throw new UsageError(unknownWord('kind', kind, kinds));
  if (words.length > 2 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new UsageError(
      `"${words.slice(1).join(' ')}" is no name: use lower-case letters, digits and hyphens: our-story`,
    );
  const title = name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const values: Record<string, string> = {
    name,
    // "404-note" → "N404Note": names in code begin with a letter.
    Name: name.replace(/^(?=\d)/, 'n').replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()),
    // Fields for it have limits.
    title: title.slice(0, 27).trimEnd(),
    date: now.toISOString().slice(0, 10),
  };
  const fill = (text: string) => text.replace(/\{(name|Name|title|date)\}/g, (_, key: string) => values[key] ?? '');
  const textOf = (file: string) => fill(readFileSync(path.join(root, folder, file), 'utf8'));
  const files = templates
    .filter(file => file.startsWith(`${kind}/`) && file.endsWith('.template'))
    .map(file => ({ target: fill(file.slice(kind.length + 1, -'.template'.length)), text: textOf(file) }));
  for (const { target } of files) if (existsSync(path.join(root, target))) throw errorAt(target, 'already exists');
  try {
    for (const { target, text } of files) {
      mkdirSync(path.dirname(path.join(root, target)), { recursive: true });
      writeFileSync(path.join(root, target), text);
    }
    await prepare(openBuilt(root), { now, withUnpublished: true });
  } catch (error) {
    for (const { target } of files) rmSync(path.join(root, target), { force: true });
    print('Nothing was created:');
    throw writeError(error, kind);
  }
  for (const { target } of files) print(`created: ${target}`);
  if (templates.includes(`${kind}/next.txt`)) print(textOf(`${kind}/next.txt`).trimEnd());
  return 0;
};
