import { expect, test } from 'vitest';
import { findingsOf, page } from '../../testing/valid-page.ts';

const link = (words: string) => `<a href="#main">${words}</a>`;
const picture = (alt: string) => `<img src="/dot.png" alt="${alt}" width="1" height="1" loading="lazy">`;
const dot = { path: 'dot.png', bytes: 'x' };
const card = { path: 'card.png', bytes: 'x' };

test.each([
  ['a link called “here”', link('here')],
  ['one with an arrow', link('Read more →')],
  ['one that is named so for a screen reader', '<a href="#main" aria-label="Click here"><svg></svg></a>'],
  ['an alt text that says it is a picture', picture('Picture')],
  ['one that numbers it', picture('image 3')],
  ['one that is the name of its file', picture('shop-front.jpg')],
  ['one that a camera gave', picture('IMG_2041')],
])('%s is found', (_, main) => {
  expect(findingsOf([page({ main }), dot, card])).toEqual([
    expect.stringMatching(/^has a (link called|picture whose)/),
  ]);
});

test.each([
  ['a link that says where it leads', link('More about prices')],
  ['a link called by a figure', link('2024')],
  ['an alt text that tells what is seen', picture('Picture framers at work')],
  ['an empty one, for a picture that is there for its looks', picture('')],
])('%s is right', (_, main) => {
  expect(findingsOf([page({ main }), dot, card])).toEqual([]);
});
