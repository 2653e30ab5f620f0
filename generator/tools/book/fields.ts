/** Finds the fields of content that a page reads, by rendering it with props that record every access. */
import { originOf, type Route } from '../../model.ts';
import { isPlainObject } from '../../plain-values.ts';
import { type RenderContext, render } from '../../render/render.ts';

/**
 * Resolves with the fields that a page and the shell read of each content file: "content/blog/x.md" → ["title", "body"]; under "", values that
 * pages compute themselves.
 */
export async function fieldsOf(route: Route, context: RenderContext) {
  const read = new Map<string, Set<string>>();

  /** Returns a copy of plain data that records what is read. `path` is that of the data in the content file. */
  function watched(value: unknown, file: string, path: string): unknown {
    const origin = isObject(value) ? originOf(value) : undefined;
    if (origin) [file, path] = [origin.file, ''];
    if (Array.isArray(value)) return value.map(part => watched(part, file, path));
    if (!isPlainObject(value)) return value;
    const copy = {};
    for (const key of Object.keys(value as object)) {
      const field = path ? `${path}.${key}` : key;
      const get = () => {
        const inner = (value as Record<string, unknown>)[key];
        // A whole entry is not a field of what contains it.
        if (!isObject(inner) || !originOf(inner)) read.set(file, (read.get(file) ?? new Set()).add(field));
        return watched(inner, file, field);
      };
      Object.defineProperty(copy, key, { get, enumerable: true });
    }
    return copy;
  }

  const props = watched(route.props, '', '') as Route['props'];
  const shellProps = watched(context.shellProps, '', '') as RenderContext['shellProps'];
  await render({ ...route, props }, { ...context, shellProps });
  return new Map([...read].map(([file, fields]) => [file, leavesOf(fields)]));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Leaves out fields whose parts were read, such as "hero" if "hero.title" was. */
const leavesOf = (fields: ReadonlySet<string>): string[] =>
  [...fields].filter(field => ![...fields].some(other => other.startsWith(`${field}.`))).sort();
