import { expect, test } from 'vitest';
import { findingsOf, page } from '../../testing/valid-page.ts';

const found = (main: string) => findingsOf([page({ main }), { path: 'a.png', bytes: '' }]);
const phrases = (all: string[]) => all.map(phrase => expect.stringContaining(phrase));

test.each([
  ['', 'has an empty address'],
  [' ', 'has an empty address'],
  ['//other.example/', 'a host'],
  ['///about/', 'a host'],
  ['/\\other.example/', 'a host'],
  ['javascript:void(0)', 'which is not a page'],
  ['JavaScript:alert(1)', 'which is not a page'],
  ['data:text/html,hello', 'which is not a page'],
  ['file:///C:/plan.pdf', 'which is not a page'],
  ['C:\\Users\\me\\plan.pdf', 'which is not a page'],
  ['http://[', 'has an invalid address: "http://["'],
  ['https:/other.example/', 'has an invalid address'],
  ['https://https://other.example/', 'has an invalid address'],
  ['https://other,example/', 'has an invalid address'],
  ['https://other/', 'has an invalid address'],
  ['htps://other.example/', 'has an invalid address'],
  ['mailto:hello.other.example', 'has an invalid address'],
  ['tel:call-us', 'has an invalid address'],
  ['http://other.example/', 'not encrypted; use https'],
])('a link, a button and a form to "%s"', (href, phrase) => {
  expect(found(`<a href="${href}">there</a>`)).toEqual(phrases([phrase]));
  expect(found(`<button formaction="${href}">there</button>`)).toEqual(phrases([phrase]));
  expect(found(`<form action="${href}"></form>`)).toEqual(phrases([phrase]));
});

test.each([
  'https://other.example:8080?a=1',
  'https://bücher.example/',
  'mailto:hello@other.example?subject=One',
  'mailto:?subject=One',
  'tel:+91-98765-43210',
  'sms:+919876543210',
  'upi://pay?pa=name@bank',
])('a link to %s is valid', href => {
  expect(found(`<a href="${href}">there</a>`)).toEqual([]);
});

test.each([
  ['http://[', ['has an invalid address: "http://["']],
  ['', ['has an empty address']],
  ['//other.example/a.png', ['a host']],
  ['http://other.example/a.png', ['not encrypted']],
  ['data:image/gif;base64,R0lGOD', []],
])('a picture from "%s"', (source, expected) => {
  expect(found(`<img width="1" height="1" loading="lazy" alt="" src="${source}">`)).toEqual(phrases(expected));
});

test('a host may be named to prepare a connection to it', () => {
  const hint = (rel: string) => `<link rel="${rel}" href="//other.example">`;
  expect(findingsOf([page({ head: hint('preconnect') + hint('dns-prefetch') })])).toEqual([]);
});

test('a picture with an invalid URL is found even if it is fetched at once', () => {
  expect(found('<img width="1" height="1" alt="" src="http://[">')).toEqual(phrases(['invalid address']));
});

test.each([
  [
    'whose alt text is empty',
    '<a href="/"><img width="1" height="1" alt="" src="/a.png"></a>',
    ['the link to / has no text'],
  ],
  ['whose alt text says where it leads', '<a href="/"><img width="1" height="1" alt="Home" src="/a.png"></a>', []],
  ['beside a text', '<a href="/"><img width="1" height="1" alt="" src="/a.png"> Home</a>', []],
])('a link of a picture %s', (_, main, expected) => {
  expect(found(main)).toEqual(expected);
});

test('an unencrypted site may link to other unencrypted sites', () => {
  const address = { origin: 'http://name.example', base: '/' };
  expect(findingsOf([page({ main: '<a href="http://other.example/">there</a>', address })], { address })).toEqual([]);
});

test('a URL of a megabyte is shortened', () => {
  const [message = ''] = found(`<a href="http://other.example/${'x'.repeat(1e6)}">there</a>`);
  expect(message.length).toBeLessThan(300);
});
