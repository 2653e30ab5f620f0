import { expect, test } from 'vitest';
import { type Content, schema } from '../../content/schema.ts';
import type { Site } from '../../content/schemas/site.ts';
import { read } from '../../generator/testing/read.ts';
import { type Delivery, deliveryOf, thanksFor } from './delivery.ts';

const { languages } = (await read(process.cwd(), schema)).content as Content;
const chat = { site: '+91 12345 67890', clients: '+91 12345 67891', blog: '+91 12345 67892' };
const [action, wa] = ['https://forms.example/signup', 'https://wa.me/911234567890'];

test.each<[Site['signup'], Delivery]>([
  [{ transport: 'none' }, { form: { method: 'dialog' }, field: 'email' }],
  [
    { transport: 'post', action },
    { form: { method: 'post', action }, field: 'email' },
  ],
  [
    { transport: 'whatsapp' },
    { form: { method: 'get', action: wa, target: '_blank' }, field: 'text', handOver: `${wa}?text=` },
  ],
])('%j, and only what was sent is said to have arrived', (signup, delivery) => {
  expect(deliveryOf({ signup, chat })).toEqual(delivery);
  expect(/thank|reached/i.test(thanksFor(signup.transport, languages.en.signup.thanks))).toBe(
    signup.transport === 'post',
  );
});
