import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OpeningHours } from './_opening-hours.tsx';

test('the week has a dot for each open hour, and a closed day has faint dots', () => {
  const html = renderToStaticMarkup(
    <OpeningHours
      hours={{
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '11:00',
        closes: '19:00',
      }}
    />,
  );
  const count = (tone: string) =>
    [...html.matchAll(new RegExp(`class="dot-${tone}" d="([^"]*)"`, 'g'))].flatMap(([, d = '']) => d.match(/h0/g) ?? [])
      .length;
  expect([count('primary'), count('faint')]).toEqual([6 * 8, 8]);
  expect(html).toContain('11:00 AM');
  expect(html).toContain('7:00 PM');
});

test('half an hour is a faint dot, and counts', () => {
  const html = renderToStaticMarkup(<OpeningHours hours={{ days: ['Monday'], opens: '10:30', closes: '19:00' }} />);
  expect(html).toContain('Open Monday, 8.5 hours a day');
  const [monday = ''] = html.match(/<svg.*?<path class="dot-heart"/) ?? [];
  expect(monday.match(/h0/g)).toHaveLength(9);
});
