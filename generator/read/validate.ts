/** One file of content and its schema → its entry. It depends on the file and the schema alone, so the entry can be cached. */
import {
  type Diagnostic,
  DiagnosticError,
  type Doing,
  type Locate,
  locationAt,
  runSiteCode,
  throwIfAny,
} from '../diagnostics/diagnostics.ts';
import type { Collection } from '../model.ts';
import { invisibleCharacters } from './characters.ts';
import { findReferences, type Reference } from './find-references.ts';
import { explainAll } from './mistakes.ts';
import { locatorOf } from './positions.ts';
import { schemaDiagnostics } from './schema-diagnostics.ts';
import type { Source } from './source.ts';
import { type ParsedYaml, parseYaml } from './yaml.ts';

/** What a file without mistakes says. Where it is Markdown and its schema left the body as it is, `value` is without it and `hasBody` says so. */
export type ParsedEntry = {
  value: unknown;
  hasBody: boolean;
  placeholderCount: number;
  references: Reference[];
};

/** Parses one file. Throws a DiagnosticError where its text, its front matter or its YAML is wrong. */
export function parseSource(source: Source): ParsedYaml {
  const { file, parts } = source;
  const { whole, yaml, body } = parts();
  throwIfAny(explainAll(file, whole, invisibleCharacters(whole)));
  const start = locationAt(file, whole, 0);
  const isEmpty = whole.trim() === '';
  if (yaml === undefined && !isEmpty) {
    const hint = 'Begin the file with a line of three dashes, the fields in YAML, and another line of three dashes.';
    throw new DiagnosticError([{ message: 'front matter is missing', location: start, hint }]);
  }
  const parsed = parseYaml(source);
  if (parsed.data === null) {
    const message = body === undefined || isEmpty ? 'is empty' : 'the front matter is empty';
    throw new DiagnosticError([{ message, location: start, hint: 'content/schema.ts says what it should hold.' }]);
  }
  if (body !== undefined) throwIfAny(wrongFrontMatter(parsed.data, source));
  return parsed;
}

/** Front matter is fields, and the body is not one of them. */
function wrongFrontMatter(data: unknown, source: Source): Diagnostic[] {
  if (typeof data !== 'object' || Array.isArray(data)) {
    const message = 'the front matter is not fields';
    return [{ message, location: locatorOf(source)([]), hint: 'Write each as `name: value`.' }];
  }
  if (!Object.hasOwn(data as object, 'body')) return [];
  const message = 'the body is not a field of the front matter';
  return [{ message, location: locatorOf(source)(['body'], true), hint: 'It is the text below.' }];
}

/** What is being done while the code of content/schema.ts runs. Where in it an error was thrown is not known. */
export const applying = (file: string): Doing => ({ file: 'content/schema.ts', what: `be applied to ${file}` });
export const nowhere: Locate = () => undefined;

/**
 * Applies a collection's schema to what a file says. Throws a DiagnosticError with all that the schema refuses, or with what its code
 * throws; `doing` is told that it runs.
 */
export function validate(
  { as }: Collection,
  source: Source,
  { data, placeholderCount }: ParsedYaml,
  doing: Doing,
): ParsedEntry {
  const { body } = source.parts();
  // Markdown's text is a field of its entry like the others.
  const whole = body === undefined ? data : { ...(data as object), body };
  Object.assign(doing, applying(source.file));
  const result = runSiteCode(doing, nowhere, () => as.safeParse(whole));
  if (!result.success) throw new DiagnosticError(schemaDiagnostics(source, data, as, result.error.issues));
  const references = runSiteCode(doing, nowhere, () => findReferences(as, data));
  const entry = { placeholderCount, references };
  const value = result.data as { body?: unknown } | null;
  if (body === undefined || value?.body !== body) return { ...entry, value, hasBody: false };
  const { body: _, ...rest } = value;
  return { ...entry, value: rest, hasBody: true };
}
