import { expect, test } from 'vitest';
import { hardParagraphs, levelsIn } from './reading-level.ts';

const plain =
  'We read the sheet with you. We say what we would do first. You keep the list. It is short, and it is yours to use. Call us when it is done.';
const hard =
  'Notwithstanding the comprehensive organisational implementation of interdisciplinary communication infrastructure throughout participating international institutions, considerable administrative responsibilities nevertheless necessitate continuous professional collaboration between experienced departmental representatives, independent consultants, technological specialists, educational coordinators, governmental authorities.';
const text = (...paragraphs: string[]) => {
  const whole = `---\ntitle: One\n---\n\n${paragraphs.join('\n\n')}\n`;
  return { file: 'content/one.md', levels: levelsIn(whole), text: () => whole };
};
const many = Array.from({ length: 20 }, () => plain);

test('a paragraph far harder than the rest is reported with its line', () => {
  expect(hardParagraphs([text(...many, hard)])).toMatchObject([
    { location: { file: 'content/one.md', line: 45, column: 1 }, rule: 'reading-level' },
  ]);
});

test.each([
  ['as hard as the rest', text(...many, plain)],
  ['far harder, but not difficult', text(...many, `We see ${'that it is so and '.repeat(8)}done.`)],
  ['of few words', text(...many, hard.split(' ').slice(0, 12).join(' '))],
  ['in a table', text(...many, `| a | b |\n| - | - |\n| x | ${hard} |`)],
  ['in a site where all are that hard', text(hard, hard, hard)],
  ['in an empty site', text()],
])('no paragraph is reported that is %s', (_, one) => {
  expect(hardParagraphs([one])).toEqual([]);
});
