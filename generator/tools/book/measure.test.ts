import { describe, expect, test } from 'vitest';
import { cut, cutAfter, widthIn } from './measure.ts';

const half = { size: 10, lines: [30] };

describe('a text is cut', () => {
  test.each([
    ['where all of it has room, nowhere', 'aaaa', { size: 10, lines: [23] }, 'aaaa', ''],
    ['after a whole word, with room for the ellipsis', 'aa aa aa', { size: 10, lines: [38.5] }, 'aa aa', 'aa'],
    ['not for the sake of an ellipsis that nobody needs', 'aa aa', { size: 10, lines: [26] }, 'aa aa', ''],
    ['in its last line alone', 'aa aa aa aa', { size: 10, lines: [26, 26] }, 'aa aa aa aa', ''],
    ['with what does not fit into the lines', 'aa aa aa aa aa', { size: 10, lines: [26, 26] }, 'aa aa aa', 'aa aa'],
    ['to nothing, where its first word is too long', 'aaaaaaaaaa', half, '', 'aaaaaaaaaa'],
    ['never, where there is none', '', half, '', ''],
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

test('capitals are wider than small letters, and twice the size is twice the width', () => {
  expect(widthIn('WWW', 20)).toBeGreaterThan(3 * widthIn('iii', 20));
  expect(widthIn('Any text', 40)).toBe(2 * widthIn('Any text', 20));
});
