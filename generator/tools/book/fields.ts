/** Which fields of content a page reads while it is rendered, found out by rendering it with content that takes notes. */
import { originOf, type Route } from '../../model.ts';
import { type RenderContext, render } from '../../render/render.ts';

/** File of content → the fields of it that were read: "content/blog/x.md" → ["title", "body"]; under "" what pages derive from content. */
type Fields = ReadonlyMap<string, readonly string[]>;

/** The fields that a page and its shell read. */
export async function fieldsOf(route: Route, context: RenderContext): Promise<Fields> {
  const read = new Map<string, Set<string>>();
  const note = (file: string, field: string) => read.set(file, (read.get(file) ?? new Set()).add(field));
  const props = watched(route.props, '', '', note);
  const shellProps = watched(context.shellProps, '', '', note);
  await render({ ...route, props }, { ...context, shellProps });
  return new Map([...read].map(([file, fields]) => [file, leavesOf(fields)]));
}

/** A copy of plain data that notes what is read of it. Its target is empty, because a frozen one must answer with itself. */
function watched<Value extends object>(
  value: Value,
  file: string,
  path: string,
  note: (file: string, field: string) => void,
): Value {
  const target: object = Array.isArray(value) ? Array(value.length) : {};
  function read(key: PropertyKey): unknown {
    const inner: unknown = Reflect.get(value, key);
    if (!Object.hasOwn(value, key) || typeof key === 'symbol') return inner;
    const isPart = typeof inner === 'object' && inner !== null && isPlain(inner);
    const origin = isPart ? originOf(inner) : undefined;
    if (origin) return watched(inner as object, origin.file, '', note);
    const field = Array.isArray(value) ? path : path ? `${path}.${String(key)}` : String(key);
    if (!Array.isArray(value)) note(file, field);
    return isPart ? watched(inner, file, field, note) : inner;
  }
  return new Proxy(target, {
    get: (_, key) => read(key),
    has: (_, key) => Reflect.has(value, key),
    ownKeys: () => Reflect.ownKeys(value),
    getPrototypeOf: () => Reflect.getPrototypeOf(value),
    getOwnPropertyDescriptor(_, key) {
      const own = Reflect.getOwnPropertyDescriptor(target, key);
      if (own || !Object.hasOwn(value, key)) return own;
      return { value: read(key), enumerable: true, configurable: true, writable: true };
    },
  }) as Value;
}

const isPlain = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** Without the fields of which parts are named, too: "hero" where "hero.title" is. */
const leavesOf = (fields: ReadonlySet<string>): string[] =>
  [...fields].filter(field => ![...fields].some(other => other.startsWith(`${field}.`))).sort();
