/** The references in a value: every text whose schema says `.meta({ ref: "posts" })` names an entry there. */
import type { z } from 'zod';
import { jsonSchemaOf } from './json-schema.ts';
import type { Path } from './positions.ts';

/** A text that must name an entry of a collection, "posts", or of a part of one, "site.bookings". `isKey` where it is a name in a map. */
export type Reference = { to: string; id: string; at: Path; isKey: boolean };

/** What a schema's references lead to: ["posts", "site.bookings"]. */
export const targetsIn = (schema: z.ZodType): string[] => [
  ...new Set([...JSON.stringify(jsonSchemaOf(schema)).matchAll(/"ref":"([\w.-]+)"/g)].map(([, to = '']) => to)),
];

/** The references in data that the schema has accepted. */
export function findReferences(schema: z.ZodType, data: unknown): Reference[] {
  const found: Reference[] = [];

  function visit(type: z.core.$ZodType | null | undefined, value: unknown, at: Path, isKey = false): void {
    if (!type || value === undefined || value === null) return;
    const { ref: to } = (type as z.ZodType).meta?.() ?? {};
    if (typeof to === 'string' && typeof value === 'string') found.push({ to, id: value, at, isKey });
    const { def } = (type as z.core.$ZodTypes)._zod;
    switch (def.type) {
      case 'object':
        for (const [key, part] of Object.entries(value)) {
          const field = Object.hasOwn(def.shape, key) ? def.shape[key] : def.catchall;
          visit(field, part, [...at, key]);
        }
        break;
      case 'record':
        for (const [key, part] of Object.entries(value)) {
          visit(def.keyType, key, [...at, key], true);
          visit(def.valueType, part, [...at, key]);
        }
        break;
      case 'array':
        for (const [i, part] of (value as unknown[]).entries()) visit(def.element, part, [...at, i]);
        break;
      case 'tuple':
        for (const [i, part] of (value as unknown[]).entries()) visit(def.items[i] ?? def.rest, part, [...at, i]);
        break;
      case 'union':
        // The variant that accepted the value is the first that does.
        visit(
          def.options.find(option => (option as z.ZodType).safeParse(value).success),
          value,
          at,
        );
        break;
      case 'intersection':
        visit(def.left, value, at);
        visit(def.right, value, at);
        break;
      case 'pipe':
        visit(def.in, value, at);
        break;
      case 'lazy':
        visit(def.getter(), value, at);
        break;
      default:
        if ('innerType' in def) visit(def.innerType, value, at);
    }
  }

  visit(schema, data, []);
  return found;
}
