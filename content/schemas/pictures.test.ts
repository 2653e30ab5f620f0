import { expect, test } from 'vitest';
import { markdown, picturesIn } from './pictures.ts';

test.each<[markdown: string, found: [file: string, alt: string][]]>([
  ['![A stall](stall.jpg)', [['stall.jpg', 'A stall']]],
  [
    'One ![a](a.jpg) and ![b](/photos/b.png "Below")',
    [
      ['a.jpg', 'a'],
      ['/photos/b.png', 'b'],
    ],
  ],
  ['![](x.jpg)', [['x.jpg', '']]],
  ['![ ]( <two words.jpg> )', [['two words.jpg', '']]],
  ['[![In a link](x.jpg)](/about/)', [['x.jpg', 'In a link']]],
  [
    '- ![In a list](x.jpg)\n\n> ![In a quotation](y.jpg)',
    [
      ['x.jpg', 'In a list'],
      ['y.jpg', 'In a quotation'],
    ],
  ],
  ['Written `![so](x.jpg)`, or ``![`so`](x.jpg)``', []],
  ['```\n![so](x.jpg)\n```\n\n![A](a.jpg)', [['a.jpg', 'A']]],
  ['    ![code](x.jpg)', []],
  ['[A link](x.jpg)', []],
])('%j', (text, found) => {
  const pictures = picturesIn(text);
  expect(pictures.map(({ file, alt }) => [file, alt])).toEqual(found);
  for (const { at } of pictures) expect(text.slice(at)).toMatch(/^!\[/);
});

test('a picture without a text alternative is reported at its offset', () => {
  const [issue, ...others] = markdown.safeParse('Text ![](x.jpg)').error?.issues ?? [];
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ path: [5], message: expect.stringContaining('no text alternative') });
  expect(markdown.safeParse('Text ![A stall](x.jpg)').success).toBe(true);
});
