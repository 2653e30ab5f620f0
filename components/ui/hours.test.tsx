import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../context/site.tsx';
import { exampleContext, exampleSite } from '../fixtures/example-site.ts';
import { Hours } from './hours.tsx';

const { visible, structured } = exampleSite.hours;

test.each([
  [visible, 'Monday to Saturday, 11:00\u00a0AM to 7:00\u00a0PM. Sunday closed.'],
  [structured, 'Monday to Friday, 10:00\u00a0AM to 7:00\u00a0PM. Saturday and Sunday closed.'],
  [
    { ...visible, opens: '00:05', closes: '12:30' },
    'Monday to Saturday, 12:05\u00a0AM to 12:30\u00a0PM. Sunday closed.',
  ],
])('hours are stated on a 12-hour clock, with the closed days: %j', (hours, text) => {
  const html = renderToStaticMarkup(
    <SiteProvider value={exampleContext}>
      <Hours hours={hours} />
    </SiteProvider>,
  );
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
});
