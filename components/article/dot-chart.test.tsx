import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { DotChart } from './dot-chart.tsx';
import { htmlPartsOf } from './markdown.ts';

const open = (html: string) => parseHTML(`<!doctype html><body>${html}</body>`).document as unknown as Document;
const dotsOf = (element: Element, tone: string) =>
  element.querySelector(`.dot-${tone}`)?.getAttribute('d')?.match(/m/gi)?.length ?? 0;

const figure =
  '```dots\ndot: ₹100\nSpent: ₹6,000\nLeft <over>: ₹5,400 of ₹6,000\ncaption: An example & no result.\n```';

describe('a dots block', () => {
  const document = open(htmlPartsOf(figure, { origin: 'https://name.example', base: '/' }).join(''));
  const rows = [...document.querySelectorAll('figure > dl > div')];

  test('states all that it draws in words and numbers', () => {
    expect(
      rows.map(row => [...row.querySelectorAll('dt, dd:not([aria-hidden])')].map(cell => cell.textContent)),
    ).toEqual([
      ['Spent', '₹6,000'],
      ['Left <over>', '₹5,400 of ₹6,000'],
    ]);
    expect([...document.querySelectorAll('svg')].every(svg => svg.closest('[aria-hidden=true]'))).toBe(true);
  });

  test('states what one dot stands for', () => {
    expect(document.querySelector('figcaption')?.textContent).toBe('One dot is ₹100. An example & no result.');
  });

  test('draws one dot per unit, the remainder not tied and the last row in the accent', () => {
    expect(rows.map(row => ['primary', 'accent', 'faint'].map(tone => dotsOf(row, tone)))).toEqual([
      [60, 0, 0],
      [0, 54, 6],
    ]);
    expect(rows.map(row => row.innerHTML).join()).not.toMatch(/undefined|NaN/);
  });

  test('throws what is wrong with an invalid row', () => {
    expect(() => DotChart({ block: 'dot: one visit\nVisits: many' })).toThrow('"Visits: many" has no number');
  });
});

test('a code block with another language is rejected, one without a language is code', () => {
  const address = { origin: 'https://name.example', base: '/' };
  expect(() => htmlPartsOf('```dot\ndot: one visit\n```', address)).toThrow('the language "dot"');
  expect(open(htmlPartsOf('```\nPLAN:\n```', address).join('')).querySelector('pre > code')?.textContent).toContain(
    'PLAN:',
  );
});
