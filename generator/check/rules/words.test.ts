import { expect, test } from 'vitest';
import { findingsOf, page } from '../../testing/valid-page.ts';

const link = (words: string) => `<a href="#main">${words}</a>`;

test.each([
  ['a link called “here”', link('here')],
  ['one with an arrow', link('Read more →')],
  ['one that points at itself', link('This page')],
  ['one that promises no more than details', link('Details')],
  ['one that is an order', link('Go!')],
  ['one that is named so for a screen reader', '<a href="#main" aria-label="Click here"><svg></svg></a>'],
])('%s is found', (_, main) => {
  expect(findingsOf([page({ main })])).toEqual([expect.stringMatching(/^has a link called/)]);
});

test.each([
  ['a link that says where it leads', link('More about prices')],
  ['a link called by a figure', link('2024')],
  [
    'a link whose label is better than that of its picture',
    '<a href="#main" aria-label="Prices"><img width="1" height="1" src="data:," alt="here"></a>',
  ],
])('%s is right', (_, main) => {
  expect(findingsOf([page({ main })])).toEqual([]);
});
