/**
 * Props as a text that is the same exactly when they are: a key of the cache. What came from content stands there by the hash of its
 * file and not by its value, so that no text of an article is read to find out that nothing has changed.
 */
import { errorAt } from '../diagnostics/diagnostics.ts';
import { originOf } from '../model.ts';

/** Nested deeper than this, a value holds itself. */
const deepest = 500;

/** The key of the props that `file` gives. Throws a DiagnosticError for what is no plain data: a key would not say all of it. */
export function fingerprint(props: unknown, file: string): string {
  const parts: string[] = [];
  try {
    write(props, [], parts);
  } catch (error) {
    if (!(error instanceof NotPlainError)) throw error;
    const hint = 'Give texts, numbers, lists and objects: props are compared to find out what has changed.';
    throw errorAt(file, `has props that are no plain data: ${error.message}`, hint);
  }
  return parts.join('');
}

class NotPlainError extends Error {}

/** The keys on the way to what is being written. */
type Path = (string | number)[];

function write(value: unknown, path: Path, parts: string[]): void {
  if (typeof value === 'string') parts.push(JSON.stringify(value));
  else if (value === null || value === undefined || typeof value === 'boolean') parts.push(String(value));
  else if (Number.isFinite(value)) parts.push(String(value));
  else if (typeof value !== 'object')
    throw notPlain(path, typeof value === 'number' ? String(value) : `a ${typeof value}`);
  else if (path.length > deepest) throw notPlain(path.slice(0, 5), 'circular, or nested too deep');
  else {
    const origin = originOf(value);
    if (origin) parts.push('@', origin.file, ' ', origin.hash);
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
    throw notPlain(path, `a ${value.constructor?.name ?? 'strange object'}`);
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
