import { describe, expect, test } from 'vitest';
import { cut, cutAfter, widthIn } from './measure.ts';

const half = { size: 10, lines: [30] };

describe('a text that is cut is', () => {
  test.each([
    ['shown in full if there is room', 'aaaa', { size: 10, lines: [23] }, 'aaaa', ''],
    ['cut after a whole word, with room for the ellipsis', 'aa aa aa', { size: 10, lines: [38.5] }, 'aa aa', 'aa'],
    ['shown in full even if an ellipsis would not fit', 'aa aa', { size: 10, lines: [26] }, 'aa aa', ''],
    ['spread over all lines', 'aa aa aa aa', { size: 10, lines: [26, 26] }, 'aa aa aa aa', ''],
    ['cut only in the last line', 'aa aa aa aa aa', { size: 10, lines: [26, 26] }, 'aa aa aa', 'aa aa'],
    ['cut to nothing if its first word is too long', 'aaaaaaaaaa', half, '', 'aaaaaaaaaa'],
    ['empty if the text is empty', '', half, '', ''],
  ])('%s', (_, text, space, shown, rest) => {
    expect(cut(text, space)).toEqual({ shown, rest });
  });
});

test.each([
  ['short', 5, 'short', ''],
  ['two words', 5, 'two', 'words'],
  ['unbroken', 3, 'unb', 'roken'],
])('“%s” after %d characters is cut at the end of a word', (text, characters, shown, rest) => {
  expect(cutAfter(text, characters)).toEqual({ shown, rest });
});

test('capitals are wider than lower-case letters, and twice the size is twice the width', () => {
  expect(widthIn('WWW', 20)).toBeGreaterThan(3 * widthIn('iii', 20));
  expect(widthIn('Any text', 40)).toBe(2 * widthIn('Any text', 20));
});
