import { describe, expect, test } from 'vitest';
import { chatUrl } from './chat-url.ts';

describe('the number is digits only', () => {
  test.each([
    ['+91 98765 43210', '919876543210'],
    ['+91-98765-43210', '919876543210'],
    ['(+91) 98765.43210', '919876543210'],
  ])('%s', (phone, digits) => {
    expect(new URL(chatUrl(phone, 'Hi')).pathname).toBe(`/${digits}`);
  });
});

describe('the message is percent-encoded', () => {
  test.each([
    ['Hi & hello', 'Hi%20%26%20hello'],
    ['Price ₹12,000?', 'Price%20%E2%82%B912%2C000%3F'],
    ['One\r\nTwo', 'One%0D%0ATwo'],
    ['🙏', '%F0%9F%99%8F'],
    ['a+b=c#d/e', 'a%2Bb%3Dc%23d%2Fe'],
    ['ભાવ', '%E0%AA%AD%E0%AA%BE%E0%AA%B5'],
  ])('%j', (text, encoded) => {
    expect(chatUrl('+91 98765 43210', text)).toBe(`https://wa.me/919876543210?text=${encoded}`);
  });
});
