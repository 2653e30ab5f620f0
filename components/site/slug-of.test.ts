import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['What you get & why', 'what-you-get-why'],
  ['Who it’s for', 'who-its-for'],
  ["Who it's for", 'who-its-for'],
  ['30, 60, 90', '30-60-90'],
  ['1. How to read this policy', '1-how-to-read-this-policy'],
  ['  Spaces — and dashes -- ', 'spaces-and-dashes'],
  ['Café Überblick', 'cafe-uberblick'],
  ['“Quoted”: ₹5,000?', 'quoted-5-000'],
  ['Consult/Coach', 'consult-coach'],
  ['કેટલી કિંમત?', 'કેટલી-કિંમત'],
  ['नमस्ते दुनिया', 'नमस्ते-दुनिया'],
  ['क्‍ष', 'क्ष'],
  ['Цена: йога', 'цена-йога'],
  ['한국어 가격', '한국어-가격'],
  ['価格（5,000円）', '価格-5-000円'],
  ['!', ''],
  ['', ''],
])('%j → %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
