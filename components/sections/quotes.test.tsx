import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { known } from '../site/example.ts';
import { SiteProvider } from '../site/site.tsx';
import { Quote } from './quotes.tsx';

test.each([
  [true, false],
  [false, true],
])(
  'a quotation that is verified: %s, is marked as a sample: %s, and has its stars otherwise',
  (isVerified, isSample) => {
    const html = renderToStaticMarkup(
      <SiteProvider value={known()}>
        <Quote {...{ quote: 'Good.', name: 'Name', role: 'Role', isVerified }} />
      </SiteProvider>,
    );
    expect([html.includes('quote-sample'), html.includes('quote-stars')]).toEqual([isSample, !isSample]);
  },
);
