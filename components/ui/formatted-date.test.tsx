import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dateOf, FormattedDate, monthOf } from './formatted-date.tsx';

test('a day is formatted in US English and in UTC, even in this test’s time zone, where it is still the day before', () => {
  expect(new Date('2024-01-01').getDate()).toBe(31);
  expect(['2024-01-01', '2024-10-15', '2024-02-29'].map(dateOf)).toEqual([
    'January 1, 2024',
    'October 15, 2024',
    'February 29, 2024',
  ]);
  expect(monthOf('2025-01-01')).toBe('January 2025');
});

test('a day has its ISO date in the datetime attribute', () => {
  expect(renderToStaticMarkup(<FormattedDate day="2024-10-15" />).toLowerCase()).toBe(
    '<time datetime="2024-10-15">october 15, 2024</time>',
  );
});
