import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DotChart } from './dot-chart.tsx';

const block = 'dot: ₹100\nSpent: ₹6,000, All of it\nLeft <over>: ₹5,400 of ₹6,000\ncaption: An example & no result.';

test('a chart states its rows and its unit in words, and draws one dot per unit: the remainder pale, the last row in the colour of alert', () => {
  const { document } = parseHTML(
    `<body>${renderToStaticMarkup(<DotChart block={block} one="One dot is [unit]" />)}</body>`,
  );
  const rows = [...document.querySelectorAll('figure > dl > div')];
  expect(rows.map(row => [...row.querySelectorAll('dt, dd:not([aria-hidden])')].map(cell => cell.textContent))).toEqual(
    [
      ['Spent', 'All of it'],
      ['Left <over>', '₹5,400 of ₹6,000'],
    ],
  );
  expect(document.querySelector('figcaption')?.textContent).toBe('One dot is ₹100. An example & no result.');
  const dotsOf = (row: Element, tone: string) =>
    row.querySelector(`[aria-hidden=true] .dot-${tone}`)?.getAttribute('d')?.match(/m/gi)?.length ?? 0;
  expect(rows.map(row => ['primary', 'alert', 'faint'].map(tone => dotsOf(row, tone)))).toEqual([
    [60, 0, 0],
    [0, 54, 6],
  ]);
});
