import { describe, expect, test } from 'vitest';
import { headingsOf } from './markdown.ts';

const read = (markdown: string) => () => headingsOf(`Before.\n\n${markdown}\n`);

describe('what is not read as its author means it is reported with its line', () => {
  test.each([
    ['an indented paragraph', '    It is ours.', 'It is ours.', 'is shown as code'],
    ['an indented heading', '\t## Why', '## Why', 'is shown as code'],
    ['code without an end', '```\nx\n\n## Why', '```', 'begins code that never ends'],
    ['a rule below a paragraph', 'It is ours.\n---', 'It is ours.', 'is a heading'],
    ['a row with too many cells', '| a | b |\n| - | - |\n| 1 | 2 | 3 |', '| 1 | 2 | 3 |', 'with 3 of 2 cells'],
    ['a row with too few', '| a | b |\n| - | - |\n| 1 2 |', '| 1 2 |', 'with 1 of 2 cells'],
    ['a paragraph below a table', 'a | b\n- | -\n1 | 2\nIt is ours.', 'It is ours.', 'leave a line empty'],
    ['a table without its second line', '| a | b |\n| 1 | 2 |', '| a | b |', 'not read as a row'],
    ['an empty line in a table', '| a | b |\n| - | - |\n\n| 1 | 2 |', '| 1 | 2 |', 'not read as a row'],
    ['a table from a spreadsheet', 'a\tb\tc\n1\t2\t3', 'a\tb\tc', 'not read as a row'],
    ['bullets of a word processor', '• one\n• two', '• one', 'not read as an item'],
    ['dashes', '– one\n– two', '– one', 'not read as an item'],
    ['a missing space', 'Two things:\n-one', '-one', 'not read as an item'],
    ['a missing space behind an asterisk', '*one\n*two', '*one', 'not read as an item'],
    ['a missing space behind a number', '1.one\n2.two', '1.one', 'not read as an item'],
    ['an indentation that does not count', '- one\n\u00a0\u00a0- two', '- two', 'not read as an item'],
    ['a box without its space', '- [] one', '[] one', 'not read as an item'],
  ])('%s', (_, markdown, line, message) => {
    expect(read(markdown)).toThrow(expect.objectContaining({ cause: { text: line } }));
    expect(read(markdown)).toThrow(message);
  });
});

test.each([
  '- one\n  - two\n    - three\n\n1. one\n2. two',
  '```\n| a |\n• one\n```',
  '*Emphasis* begins it.\n**Bold** begins it.\n-5 °C, 1.5 lakh and 3) or more',
  '“Words.”\n— Asha Patel, a client',
  '| a | b |\n| :-- | --: |\n| 1 \\| 2 | `3 \\| 4` |\n|  |  |',
  '> | a |\n> | - |\n> | 1 |',
  'Either this | or that\n\n---\n\nAfter a rule',
])('what is meant as it is read is not reported: %j', markdown => {
  expect(read(markdown)).not.toThrow();
});
