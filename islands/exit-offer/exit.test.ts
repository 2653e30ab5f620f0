import { expect, test } from 'vitest';
import { type Leaving, mayOpen } from './exit.ts';

const leaving: Leaving = { y: 0, isSeen: false, hasPointer: true, isBusy: false };

test.each<[string, Partial<Leaving>, boolean]>([
  ['the pointer leaves through the top', {}, true],
  ['and was already above it', { y: -20 }, true],
  ['it leaves to a side or below', { y: 300 }, false],
  ['the session has seen it', { isSeen: true }, false],
  ['there is no pointer but a finger', { hasPointer: false }, false],
  ['something is open or being filled', { isBusy: true }, false],
])('%s', (_, change, expected) => {
  expect(mayOpen({ ...leaving, ...change })).toBe(expected);
});
