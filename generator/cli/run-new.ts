/** Copies a template, content/templates/<kind>/<path>.template, and fills in {name}, {Name}, {title} and {date} in paths and texts. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openProject, prepare } from '../build.ts';
import { openCache } from '../cache.ts';
import { errorAt } from '../diagnostics/diagnostics.ts';
import { filesUnder, replaceFile } from '../files.ts';
import { type Run, UsageError } from './options.ts';

const folder = 'content/templates';

export const run: Run = async (root, { words, now }, print) => {
  const [kind = '', name = '', more] = words;
  const templates = filesUnder(path.join(root, folder));
  const kinds = [...new Set(templates.map(file => file.replace(/\/.*/, '')))];
  if (!kinds.includes(kind))
    throw new UsageError(`new needs a kind, one of the folders of ${folder}/: ${kinds.join(', ')}`);
  if (more !== undefined || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new UsageError(`new ${kind} needs one name, in lower-case letters, digits and hyphens: our-story`);
  const own = templates.filter(file => file.startsWith(`${kind}/`) && file.endsWith('.template'));
  const rawTextOf = (file: string) => readFileSync(path.join(root, folder, file), 'utf8');
  if (/^\d/.test(name) && own.some(file => rawTextOf(file).includes('{Name}')))
    throw new UsageError(`new ${kind} needs a name that begins with a letter, as code will use it`);
  const values: Record<string, string> = {
    '{name}': name,
    '{Name}': name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    // Not the whole of a long name: fields have limits.
    '{title}': (name.slice(0, 1).toUpperCase() + name.slice(1, 27)).replaceAll('-', ' ').trimEnd(),
    '{date}': now.toISOString().slice(0, 10),
  };
  const withNames = (text: string) => text.replace(/\{\w+\}/g, word => values[word] ?? word);
  const fileOf = (template: string) => withNames(template.slice(kind.length + 1, -'.template'.length));
  const created = own.map(template => ({ file: fileOf(template), text: withNames(rawTextOf(template)) }));
  for (const { file } of created) if (existsSync(path.join(root, file))) throw errorAt(file, 'already exists');
  for (const { file, text } of created) {
    replaceFile(path.join(root, file), text);
    print(`created: ${file}`);
  }
  // Says at once if a name is taken: two pages at one path.
  await prepare(openProject(root, openCache(root)), { now, withUnpublished: true });
  if (templates.includes(`${kind}/next.txt`)) print(withNames(rawTextOf(`${kind}/next.txt`)).trimEnd());
  return 0;
};
