import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OpeningHours } from './_opening-hours.tsx';

test('half an hour is a faint dot, and counts', () => {
  const html = renderToStaticMarkup(<OpeningHours hours={{ days: ['Monday'], opens: '10:30', closes: '19:00' }} />);
  expect(html).toContain('Open Monday, 8.5 hours a day');
  const [monday = ''] = html.match(/<svg.*?<path class="dot-heart"/) ?? [];
  expect(monday.match(/h0/g)).toHaveLength(9);
});
