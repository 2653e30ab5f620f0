import { describe, expect, test } from 'vitest';
import type { Site } from '../../content/schemas/site.ts';
import { type Delivery, deliveryOf, thanksFor } from './delivery.ts';

const site = {
  email: 'hello@name.example',
  chat: { site: '+91 12345 67890', clients: '+91 12345 67891', blog: '+91 12345 67892' },
};
const wa = 'https://wa.me/911234567890';

test.each<[Site['signup'], Delivery]>([
  [{ transport: 'none' }, { form: { method: 'dialog' }, field: 'email' }],
  [
    { transport: 'post', action: 'https://forms.example/signup' },
    { form: { method: 'post', action: 'https://forms.example/signup' }, field: 'email' },
  ],
  [
    { transport: 'whatsapp' },
    { form: { method: 'get', action: wa, target: '_blank' }, field: 'text', handOver: `${wa}?text=` },
  ],
])('%j', (signup, delivery) => {
  expect(deliveryOf({ ...site, signup })).toEqual(delivery);
});

describe('the confirmation after a valid submit', () => {
  const transports = ['none', 'post', 'whatsapp'] as const;

  test.each(transports)('says that the address was received only if it was sent: %s', transport => {
    expect(/thank|reached/i.test(thanksFor(transport))).toBe(transport === 'post');
  });
});
