/** Functions on any plain value. */

/** Freezes a value and all plain data in it, so that no page can change what the next one sees. Returns the value. */
export function deepFreeze<Value>(value: Value): Value {
  // Bytes cannot be frozen.
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  Object.freeze(value);
  for (const name of Object.keys(value)) {
    const { value: inner } = Object.getOwnPropertyDescriptor(value, name) ?? {};
    deepFreeze(inner);
  }
  return value;
}

/** Returns a copy of a value with `change` applied to every text in it, in lists and plain objects too; the value itself if none changes. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value) && !isPlainObject(value)) return value;
  let changed: Record<string, unknown> | undefined;
  for (const name in value) {
    const part = (value as Record<string, unknown>)[name];
    const mapped = mapTexts(part, change);
    if (mapped === part) continue;
    changed ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    changed[name] = mapped;
  }
  return changed ?? value;
}

/** Returns whether a value is an object without a class: `{}`. */
export function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
