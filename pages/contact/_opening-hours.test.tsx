import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../components/context/site.tsx';
import { exampleContext } from '../../components/fixtures/example-site.ts';
import { OpeningHours } from './_opening-hours.tsx';

test('each half hour is a dot', () => {
  const html = renderToStaticMarkup(
    <SiteProvider value={exampleContext}>
      <OpeningHours hours={{ days: ['Monday'], opens: '10:30', closes: '19:00' }} />
    </SiteProvider>,
  );
  expect(html).toContain('Open Monday, 8.5 hours a day');
  const [monday = ''] = html.match(/<svg.*?<\/svg>/) ?? [];
  expect(monday.match(/M\d|m-?\d/g)).toHaveLength(17);
});
