/** What can be done to any plain value, whatever it holds. */

/** Freezes a value and all plain data in it, so that no page changes what the next one sees. Gives it back. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const name of Object.keys(value)) {
    const { value: inner } = Object.getOwnPropertyDescriptor(value, name) ?? {};
    deepFreeze(inner);
  }
  return value;
}

/** A value whose texts are changed by `change`, in lists and plain objects too; the same one where none is. */
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

/** Whether a value is an object of no class: `{}`. */
export function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
