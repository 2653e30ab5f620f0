import { expect, test } from 'vitest';
import { chatUrl } from './contact.ts';

test.each(['Hi & hello', 'Price ₹12,000?', 'One\r\nTwo', '🙏', 'a+b=c#d/e', 'ભાવ'])('%j arrives as it is', text => {
  const url = new URL(chatUrl('(+91) 98765-43210', text));
  expect([url.href.split('?')[0], url.searchParams.get('text'), url.hash]).toEqual([
    'https://wa.me/919876543210',
    text,
    '',
  ]);
});
