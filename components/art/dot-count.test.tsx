import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DotCount } from './dot-count.tsx';

/** Returns the number of dots by tone: { primary: 25 }. */
const dotsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/class="dot-(\w+)" d="([^"]*)"/g)].map(([, tone, d = '']) => [tone, d.match(/m/gi)?.length]),
  );

test.each([
  [1, 10],
  [12, 10],
  [25, 10],
  [50, 10],
  [15, 30],
] as const)('a count of %d in rows of %d draws that many dots', (count, perRow) => {
  expect(dotsOf(renderToStaticMarkup(<DotCount count={count} perRow={perRow} />))).toEqual({ primary: count });
});
