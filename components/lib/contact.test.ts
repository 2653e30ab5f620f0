import { expect, test } from 'vitest';
import { exampleSite } from '../fixtures/example-site.ts';
import { addressLine, telUrl } from './contact.ts';

test.each([
  ['+91 98765 43210', 'tel:+919876543210'],
  ['079-2345 678', 'tel:0792345678'],
])('the link that calls %s is %s', (phone, url) => {
  expect(telUrl(phone)).toBe(url);
});

test('the address is formatted as one line', () => {
  expect(addressLine(exampleSite)).toBe('1 Road, Ourtown, Gujarat 000001, India');
});
