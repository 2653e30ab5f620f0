import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Faq } from './faq.tsx';

const questions = ['One?', 'Two?', 'Three?'].map(question => ({ question, answer: `${question} Yes.` }));
const { document } = parseHTML(`<body>${renderToStaticMarkup(<Faq questions={questions} />)}</body>`);
const items = [...document.querySelectorAll('details')];

test('two lists with different names share no id, and each may have an open question', () => {
  const { document } = parseHTML(
    `<body>${renderToStaticMarkup([<Faq key={1} questions={questions} />, <Faq key={2} questions={questions} name="price" />])}</body>`,
  );
  const all = [...document.querySelectorAll('details')];
  expect(new Set(all.map(item => item.id)).size).toBe(all.length);
  expect(new Set(all.map(item => item.getAttribute('name'))).size).toBe(2);
});

test('all are closed initially and share a name, so that only one is open at a time', () => {
  expect(items.filter(item => item.hasAttribute('open'))).toEqual([]);
  expect(new Set(items.map(item => item.getAttribute('name'))).size).toBe(1);
  expect(items[0]?.getAttribute('name')).toBeTruthy();
});
