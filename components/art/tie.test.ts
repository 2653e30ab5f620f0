import { expect, test } from 'vitest';
import { drawing } from '../../content/schemas/drawings.ts';
import { knotsOf } from './tie.ts';

const fileOf = (inside: string, root = 'viewBox="0 0 40 30"') =>
  drawing.parse({ body: `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>` });

/** Returns the dots as "x,y" in units, rounded. */
const placesOf = (inside: string) =>
  knotsOf(fileOf(inside)).map(({ x, y }) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`);

test.each([
  ['a line', '<polyline class="p" points="0,0 3,0"/>', ['0,0', '1,0', '2,0', '3,0']],
  ['two rows', '<path class="pa" d="M0 1h2"/>', ['0,.5', '1,.5', '2,.5', '0,1.5', '1,1.5', '2,1.5']],
  ['a filled rectangle', '<rect class="a fill" x="1" y="2" width="2" height="2"/>', ['1,2', '2,2', '1,3', '2,3']],
  ['an outline', '<rect class="p" x="0" y="0" width="1" height="1"/>', ['0,0', '1,0', '1,1', '0,1']],
  ['a gap', '<circle class=".r" cx="5" cy="5" r="1"/>', ['5,5']],
  [
    'as many knots as it says',
    '<circle class="p" cx="0" cy="0" r="2" pathLength="4"/>',
    ['0,-2', '2,0', '0,2', '-2,0'],
  ],
])('%s', (_, shape, places) => {
  expect(placesOf(shape)).toEqual(places.map(place => place.replace(/(^|,)\./g, '$10.')));
});

test('an arc has its radius, whichever way it is written', () => {
  for (const d of ['M4 10A6 6 0 1 1 16 10', 'M4,10 a6,6 0 1,1 12,0'])
    for (const { x, y } of knotsOf(fileOf(`<path class="p" d="${d}"/>`))) {
      expect(Math.hypot(x - 10, y - 10)).toBeCloseTo(6, 1);
      expect(y).toBeLessThan(10.1);
    }
});

test('where knots would touch, those of the later shape stay', () => {
  const tones = knotsOf(
    fileOf(
      '<rect class="p fill" x="0" y="0" width="3" height="1"/><rect class="r fill" x="1" y="0" width="1" height="1"/>',
    ),
  ).map(({ x, tone }) => `${x} ${tone}`);
  expect(tones.sort()).toEqual(['0 primary', '1 alert', '2 primary']);
});
