import { expect, test } from 'vitest';
import { findingsOf, page } from '../../testing/valid-page.ts';

const found = (attributes: string) =>
  findingsOf([
    page({ main: `<img src="/dot.png" loading="lazy" ${attributes}>` }),
    { path: 'dot.png', bytes: 'x' },
    { path: 'card.png', bytes: 'x' },
  ]);
const sized = 'width="1" height="1"';

test.each([
  ['an alt text that says it is a picture', `alt="Picture" ${sized}`, 'whose alt text says nothing: "Picture"'],
  ['one that numbers it', `alt=" image 3" ${sized}`, 'says nothing'],
  ['one that is the name of its file', `alt="shop-front.jpg" ${sized}`, 'says nothing'],
  ['one that a camera gave', `alt="IMG_2041" ${sized}`, 'says nothing'],
  ['no alt text', sized, 'the picture /dot.png has no alt text'],
  ['no height', 'alt="" width="1"', 'the picture /dot.png has no width and height'],
  ['no width', 'alt="" height="1"', 'has no width and height'],
])('%s is found', (_, attributes, message) => {
  expect(found(attributes)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['an alt text that tells what is seen', 'alt="Picture framers at work"'],
  ['an empty one, for a picture that is there for its looks', 'alt=""'],
])('%s is right', (_, alt) => {
  expect(found(`${alt} ${sized}`)).toEqual([]);
});
