import { describe, expect, test } from 'vitest';
import { parsePage } from './page.ts';

const parse = (html: string) => parsePage('x.html', html);

describe('the text of an element', () => {
  test.each([
    ['over lines', '<h1>\n  One\n  two </h1>', 'One two'],
    ['with signs', '<h1>One &amp; two &#x2192; &hellip;</h1>', 'One & two → …'],
    ['in pieces', '<h1>O<b>n</b>e <span>two</span></h1>', 'One two'],
    ['with a formula', '<h1><abbr>CO<sub>2</sub></abbr>, <data value="9">9</data>m<sup>2</sup></h1>', 'CO2, 9m2'],
    ['with a block in it', '<h1>One<small>two</small></h1>', 'One two'],
    ['of a picture', '<h1><img alt="One" src="a.png"></h1>', 'One'],
    ['that never ends', '<p><h1>One', 'One'],
    ['around a script and a template', '<h1>One<script>two</script><template>three</template></h1>', 'One'],
  ])('%s', (_, html, text) => {
    expect(parse(html).headings).toEqual([{ level: 1, text }]);
  });
});

test('the text of a page has a line for each block, and its prose leaves out code', () => {
  const { text, prose } = parse(
    '<title>A</title><style>b{}</style><p>Say <code>c</code>.</p><ul><li>d</ul><pre>e</pre>',
  );
  const lines = (all: string) => all.split(/\n+/).filter(line => line.trim() !== '');
  expect(lines(text)).toEqual(['Say c.', 'd', 'e']);
  expect(lines(prose)).toEqual(['Say  .', 'd']);
});

test('the title in a drawing is not the title of the page', () => {
  expect(parse('<head><title>A &amp; B</title></head><body><svg><title>C</title></svg>').titles).toEqual(['A & B']);
});

test('what is in a template is not part of the page', () => {
  expect(parse('<template><a href="/a/">x</a><p id="b">x</p></template>')).toMatchObject({ links: [], text: '\n \n' });
});
