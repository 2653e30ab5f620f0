import { describe, expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';

const parse = (html: string) => parsePage('x.html', html);

describe('the text of an element', () => {
  test.each([
    ['plain', '<h1>One</h1>', 'One'],
    ['over lines', '<h1>\n  One\n  two </h1>', 'One two'],
    ['with signs', '<h1>One &amp; two &#x2192; &hellip;</h1>', 'One & two → …'],
    ['in pieces', '<h1>O<b>n</b>e <span>two</span></h1>', 'One two'],
    ['with a formula', '<h1><abbr>CO<sub>2</sub></abbr>, <data value="9">9</data>m<sup>2</sup></h1>', 'CO2, 9m2'],
    ['with a block in it', '<h1>One<small>two</small></h1>', 'One two'],
    ['of a picture', '<h1><img alt="One" src="a.png"></h1>', 'One'],
    ['that never ends', '<p><h1>One', 'One'],
    ['around a script', '<h1>One<script>two</script></h1>', 'One'],
    ['around a template', '<h1>One<template>two</template></h1>', 'One'],
    ['after a template', '<template>two</template><h1>One</h1>', 'One'],
    ['around a drawing', '<h1>One<svg><path d="M0 0"/></svg></h1>', 'One'],
    ['in capital tags', '<H1>One</H1>', 'One'],
  ])('%s', (_, html, text) => {
    expect(parse(html).headings).toEqual([{ level: 1, text }]);
  });
});

test('a body without its own tags is recognized', () => {
  expect(parse('<title>A</title><p>One<p>Two').text.trim()).toBe('One Two');
});

test('the title in a drawing is not the title of the page', () => {
  expect(parse('<title>A &amp; B</title><body><svg><title>C</title></svg>')).toMatchObject({ titles: ['A & B'] });
});

test('of a repeated attribute the first counts', () => {
  expect(parse('<a href="/a/" href="/b/">x</a>').links).toMatchObject([{ href: '/a/' }]);
});

test('values are collected from the body only', () => {
  expect(parse('<link href="/a/"><p><time datetime="2024">One</time>').values).toBe('\n2024');
});

test('character references in URLs are decoded', () => {
  expect(parse('<a href="/?a=1&amp;b=&#50;">x</a>').links).toMatchObject([{ href: '/?a=1&b=2' }]);
});

test('structured data, CSS and scripts are not text', () => {
  const html =
    '<script type="application/ld+json">{"a":"</p>"}</script><style>a>b{}</style><style>c{}</style><script>d</script><p>e';
  expect(parse(html)).toMatchObject({ jsonLd: ['{"a":"</p>"}'], css: 'a>b{}c{}', text: ' e' });
});
