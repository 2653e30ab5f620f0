/**
 * Turns props into a text for cache keys: two texts are equal exactly when the props are. A value that comes from content is represented
 * by the hash of its file, so that no article has to be read to find out that nothing has changed.
 */
import { errorAt } from '../diagnostics/diagnostics.ts';
import { originOf } from '../model.ts';

/** A value that is nested deeper than this contains itself. */
const maxDepth = 500;

/** Returns the fingerprint of the props of `file`. Throws a DiagnosticError for values that are not plain data, which it could not represent. */
export function fingerprint(props: unknown, file: string): string {
  const parts: string[] = [];
  try {
    write(props, [], parts);
  } catch (error) {
    if (!(error instanceof NotPlainError)) throw error;
    const hint = 'Use texts, numbers, lists and objects: props are compared to find out what has changed.';
    throw errorAt(file, `has props that are not plain data: ${error.message}`, hint);
  }
  return parts.join('');
}

class NotPlainError extends Error {}

/** The keys that lead to a value. */
type Path = (string | number)[];

function write(value: unknown, path: Path, parts: string[]): void {
  if (typeof value === 'string') parts.push(JSON.stringify(value));
  else if (value === null || value === undefined || typeof value === 'boolean') parts.push(String(value));
  else if (Number.isFinite(value)) parts.push(String(value));
  else if (typeof value !== 'object')
    throw notPlain(path, typeof value === 'number' ? String(value) : `a ${typeof value}`);
  else if (path.length > maxDepth) throw notPlain(path.slice(0, 5), 'circular, or nested too deeply');
  else {
    const origin = originOf(value);
    if (origin) parts.push('@', origin.hash);
    else if (Array.isArray(value)) writeList(value, path, parts);
    else writeRecord(value, path, parts);
  }
}

function writeList(list: readonly unknown[], path: Path, parts: string[]): void {
  parts.push('[');
  for (const [i, item] of list.entries()) {
    path.push(i);
    if (item === undefined) throw notPlain(path, 'undefined');
    write(item, path, parts);
    path.pop();
    parts.push(',');
  }
  parts.push(']');
}

function writeRecord(value: object, path: Path, parts: string[]): void {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw notPlain(path, `a ${value.constructor?.name ?? 'class instance'}`);
  parts.push('{');
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (item === undefined) continue;
    parts.push(JSON.stringify(key), ':');
    path.push(key);
    write(item, path, parts);
    path.pop();
    parts.push(',');
  }
  parts.push('}');
}

const notPlain = (path: Path, what: string) => new NotPlainError(`"${path.join('.')}" is ${what}`);
