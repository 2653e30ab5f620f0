import { expect, test } from 'vitest';
import { drawing } from './drawings.ts';

test.each([
  ['<ellipse class="p" cx="1" cy="1" rx="1" ry="1"/>', '<ellipse> cannot be tied'],
  ['<image href="a.png"/>', '<image> cannot be tied: draw with polygon,'],
  ['<circle cx="1" cy="1" r="1"/>', 'class="" is no rows of knots'],
  ['<circle class="blue" cx="1" cy="1" r="1"/>', 'class="blue" is no rows of knots'],
  ['<circle class="p" cx="1" cy="1" r="1mm"/>', '<circle> needs numbers without a unit: r'],
  ['<polygon class="p" points="1"/>', '<polygon> needs two points or more'],
  ['<path class="p" d="M0 0S1 1 2 2"/>', '<path> has the command "S"'],
  ['<path class="p" d="M0 0h1M2 2h1"/>', '<path> must be one line'],
  ['<rect class="p" x="0" y="0" width="1" height="1" transform="rotate(9)"/>', '<rect> is moved by "transform"'],
  ['<g transform="scale(2)"/>', '<g> is moved by "transform"'],
])('%s is reported where it stands', (shape, message) => {
  const body = `<svg viewBox="0 0 9 9">\n  <g>${shape}</g>\n</svg>`;
  const [issue, ...others] = drawing.safeParse({ body }).error?.issues ?? [];
  expect(others).toEqual([]);
  expect(issue?.message).toContain(message);
  expect(issue?.path).toEqual(['body', body.indexOf(shape)]);
});

test('a drawing without a size is reported', () => {
  for (const body of ['<svg></svg>', '<svg viewBox="0 0 420000 360000"></svg>'])
    expect(drawing.safeParse({ body }).error?.issues[0]?.message).toContain('has no viewBox');
});

test('what editors add is passed over', () => {
  const body =
    '<?xml version="1.0"?><!-- <image/> --><svg viewBox="0 0 9 9"><title>A > b</title><defs><circle r="1"/></defs><sodipodi:namedview id="a"/><style>* { fill: none }</style></svg>';
  expect(drawing.parse({ body }).shapes).toEqual([]);
});
