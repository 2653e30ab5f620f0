import { expect, test } from 'vitest';
import type { Site } from '../../content/schemas/site.ts';
import { deliveryOf } from './delivery.ts';

const action = 'https://forms.example/signup';
const chat = { site: '+91 12345 67890' } as Site['chat'];

test.each<[Site['signup'], object]>([
  [{ transport: 'none' }, { method: 'dialog' }],
  [
    { transport: 'post', action },
    { method: 'post', action },
  ],
  [{ transport: 'whatsapp' }, { method: 'get', action: 'https://wa.me/911234567890', target: '_blank' }],
])('%j: without script the browser sends a form so: %j', (signup, delivery) => {
  expect(deliveryOf({ signup, chat })).toEqual(delivery);
});
