import { expect, test } from 'vitest';
import { deepFreeze } from './plain-values.ts';

test('everything in a value is frozen, except bytes, which cannot be', () => {
  const value = deepFreeze({ list: [{ a: 1 }], bytes: new Uint8Array(2) });
  expect([value, value.list, value.list[0]].every(Object.isFrozen)).toBe(true);
  expect([...value.bytes]).toEqual([0, 0]);
});
