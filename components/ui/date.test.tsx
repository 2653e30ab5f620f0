import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Day, dateOf, monthOf } from './date.tsx';

afterEach(() => vi.unstubAllEnvs());

describe('a day in US English, wherever the build runs', () => {
  test.each([
    ['America/Los_Angeles', 480],
    ['Asia/Kolkata', -330],
    ['Pacific/Kiritimati', -840],
  ])('%s', (zone, minutesBehind) => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2024-01-01').getTimezoneOffset()).toBe(minutesBehind);
    expect(['2024-01-01', '2024-10-15', '2024-02-29'].map(dateOf)).toEqual([
      'January 1, 2024',
      'October 15, 2024',
      'February 29, 2024',
    ]);
    expect(monthOf('2025-01-01')).toBe('January 2025');
  });
});

test('a day carries its machine form', () => {
  expect(renderToStaticMarkup(<Day day="2024-10-15" />).toLowerCase()).toBe(
    '<time datetime="2024-10-15">october 15, 2024</time>',
  );
});
