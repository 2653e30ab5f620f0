import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SiteProvider } from '../context/site.tsx';
import { exampleContext, exampleSite } from '../fixtures/example-site.ts';
import { clockOf, Hours } from './hours.tsx';

describe('a time is formatted on a 12-hour clock', () => {
  test.each([
    ['11:00', '11:00 AM'],
    ['00:00', '12:00 AM'],
    ['12:00', '12:00 PM'],
    ['09:05', '9:05 AM'],
    ['23:59', '11:59 PM'],
  ])('%s is %s', (time, shown) => {
    expect(clockOf(time)).toBe(shown);
  });
});

const textOf = (hours: Parameters<typeof Hours>[0]['hours']) =>
  renderToStaticMarkup(
    <SiteProvider value={exampleContext()}>
      <Hours hours={hours} />
    </SiteProvider>,
  ).replace(/<[^>]*>/g, '');

test('the closed days are listed', () => {
  const { visible, structured } = exampleSite.hours;
  expect(textOf(visible)).toBe('Monday to Saturday, 11:00 AM to 7:00 PM. Sunday closed.');
  expect(textOf(structured)).toBe('Monday to Friday, 10:00 AM to 7:00 PM. Saturday and Sunday closed.');
});

test('both times have their 24-hour form in the datetime attribute', () => {
  const html = renderToStaticMarkup(
    <SiteProvider value={exampleContext()}>
      <Hours hours={exampleSite.hours.visible} />
    </SiteProvider>,
  );
  expect([...html.matchAll(/datetime="(.*?)"/gi)].map(([, time]) => time)).toEqual(['11:00', '19:00']);
});
