import { expect, test } from 'vitest';
import { findingsOf, page } from '../../testing/valid-page.ts';

const link = (words: string) => `<a href="#main">${words}</a>`;

test.each([
  ['a link called “here”', link('here')],
  ['one with an arrow', link('Read more →')],
  ['one that is named so for a screen reader', '<a href="#main" aria-label="Click here"><svg></svg></a>'],
])('%s is found', (_, main) => {
  expect(findingsOf([page({ main })])).toEqual([expect.stringMatching(/^has a link called/)]);
});

test.each([
  ['a link that says where it leads', link('More about prices')],
  ['a link called by a figure', link('2024')],
])('%s is right', (_, main) => {
  expect(findingsOf([page({ main })])).toEqual([]);
});
