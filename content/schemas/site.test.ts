import { expect, test } from 'vitest';
import { chatUrl } from '../../components/site/chat-url.ts';
import { telUrl } from '../../components/site/contact.ts';
import { phone } from './site.ts';

test.each([
  ['+91 98765 43210', '919876543210'],
  ['+91 79 2345 6789', '917923456789'],
  ['+91-2765-234567', '912765234567'],
  ['+44 20 7946 0958', '442079460958'],
  ['+1 (415) 555-0100', '14155550100'],
  ['+971 4 123 4567', '97141234567'],
])('%s is valid, and links dial it', (number, digits) => {
  expect(phone.parse(number)).toBe(number);
  expect([telUrl(number), chatUrl(number)]).toEqual([`tel:+${digits}`, `https://wa.me/${digits}`]);
});

test.each([
  '98765 43210',
  '+91',
  '+91 123',
  '+0 12345 67890',
  '+91 98765 43210 98765',
  '+91 98765 4321x',
  ' +91 98765 43210',
])('"%s" is rejected', number => {
  expect(phone.safeParse(number).error?.issues[0]?.message).toContain('with a country code');
});
