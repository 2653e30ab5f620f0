import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Price, rupeesOf } from './price.tsx';

describe('rupees use Indian digit grouping', () => {
  test.each([
    [149, '₹149'],
    [23999, '₹23,999'],
    [150000, '₹1,50,000'],
    [12345678, '₹1,23,45,678'],
  ])('%d is %s', (amount, shown) => {
    expect(rupeesOf(amount)).toBe(shown);
  });
});

const words = (html: string) => html.replace(/<[^>]*>/g, '');

test.each([
  [<Price rupees={23999} key="a" />, '₹23,999'],
  [<Price rupees={15000} isFrom unit="per month plus ad spend" key="b" />, 'from ₹15,000 per month plus ad spend'],
  [<Price rupees={50000} unit="and up" key="c" />, '₹50,000 and up'],
])('a price reads as a phrase', (price, shown) => {
  expect(words(renderToStaticMarkup(price))).toBe(shown);
});
