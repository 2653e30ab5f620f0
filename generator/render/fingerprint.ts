/**
 * Turns props into a text for cache keys: two texts are equal exactly when the props are. A value that comes from content is represented
 * by the hash of its file, so that no article has to be read to find out that nothing has changed.
 */
import { errorAt } from '../diagnostics/diagnostics.ts';
import { originOf } from '../model.ts';
import { isPlainObject } from '../plain-values.ts';

/** A value that is nested deeper than this contains itself. */
const maxDepth = 500;

/** Returns the fingerprint of the props of `file`. Throws a DiagnosticError for values that are not plain data, which it could not represent. */
export function fingerprint(props: unknown, file: string): string {
  const parts: string[] = [];
  write(props, [], parts, file);
  return parts.join('');
}

/** The keys that lead to a value. */
type Path = (string | number)[];

function write(value: unknown, path: Path, parts: string[], file: string): void {
  if (typeof value === 'string' || value === null || typeof value === 'boolean' || Number.isFinite(value))
    return void parts.push(JSON.stringify(value));
  if (typeof value !== 'object')
    throw notPlain(file, path, ['number', 'undefined'].includes(typeof value) ? String(value) : `a ${typeof value}`);
  if (path.length > maxDepth) throw notPlain(file, path.slice(0, 5), 'circular, or nested too deeply');
  const origin = originOf(value);
  if (origin) return void parts.push('@', origin.hash);
  const isList = Array.isArray(value);
  if (!isList && !isPlainObject(value)) throw notPlain(file, path, `a ${value.constructor?.name ?? 'class instance'}`);
  parts.push(isList ? '[' : '{');
  for (const key of isList ? value.keys() : Object.keys(value)) {
    const item = (value as Record<string | number, unknown>)[key];
    // A field that is undefined is like one that is missing.
    if (item === undefined && !isList) continue;
    if (!isList) parts.push(JSON.stringify(key), ':');
    path.push(key);
    write(item, path, parts, file);
    path.pop();
    parts.push(',');
  }
  parts.push(isList ? ']' : '}');
}

const notPlain = (file: string, path: Path, what: string) =>
  errorAt(
    file,
    `has props that are not plain data: "${path.join('.')}" is ${what}`,
    'Use texts, numbers, lists and objects: props are compared to find out what has changed.',
  );
