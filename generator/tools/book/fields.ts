/** Finds the fields of content that a page reads, by rendering it with props that record every access. */
import { originOf, type Route } from '../../model.ts';
import { type RenderContext, render } from '../../render/render.ts';

/** The fields that were read of each content file: "content/blog/x.md" → ["title", "body"]; under "", values that pages compute themselves. */
type Fields = ReadonlyMap<string, readonly string[]>;

/** Resolves with the fields that a page and the shell read. */
export async function fieldsOf(route: Route, context: RenderContext): Promise<Fields> {
  const read = new Map<string, Set<string>>();
  const onRead = (file: string, field: string) => read.set(file, (read.get(file) ?? new Set()).add(field));
  const props = watched(route.props, '', '', onRead);
  const shellProps = watched(context.shellProps, '', '', onRead);
  await render({ ...route, props }, { ...context, shellProps });
  return new Map([...read].map(([file, fields]) => [file, leavesOf(fields)]));
}

/** Returns a proxy of plain data that reports what is read. Its target is empty, as the proxy of a frozen one may not return other values. */
function watched<Value extends object>(
  value: Value,
  file: string,
  path: string,
  onRead: (file: string, field: string) => void,
): Value {
  const target: object = Array.isArray(value) ? Array(value.length) : {};
  function read(key: PropertyKey): unknown {
    const inner: unknown = Reflect.get(value, key);
    if (!Object.hasOwn(value, key) || typeof key === 'symbol') return inner;
    const isPart = typeof inner === 'object' && inner !== null && isPlain(inner);
    const origin = isPart ? originOf(inner) : undefined;
    if (origin) return watched(inner as object, origin.file, '', onRead);
    const field = Array.isArray(value) ? path : path ? `${path}.${String(key)}` : String(key);
    if (!Array.isArray(value)) onRead(file, field);
    return isPart ? watched(inner, file, field, onRead) : inner;
  }
  return new Proxy(target, {
    get: (_, key) => read(key),
    has: (_, key) => Reflect.has(value, key),
    ownKeys: () => Reflect.ownKeys(value),
    getPrototypeOf: () => Reflect.getPrototypeOf(value),
    getOwnPropertyDescriptor(_, key) {
      const descriptor = Reflect.getOwnPropertyDescriptor(target, key);
      if (descriptor || !Object.hasOwn(value, key)) return descriptor;
      return { value: read(key), enumerable: true, configurable: true, writable: true };
    },
  }) as Value;
}

const isPlain = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** Leaves out fields whose parts were read, such as "hero" if "hero.title" was. */
const leavesOf = (fields: ReadonlySet<string>): string[] =>
  [...fields].filter(field => ![...fields].some(other => other.startsWith(`${field}.`))).sort();
