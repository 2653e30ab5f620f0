import { expect, test } from 'vitest';
import { remembering } from './remembering.ts';

function counting() {
  const asked: string[] = [];
  const answer = remembering((text: string) => {
    asked.push(text);
    return text.length;
  });
  return { asked, answer };
}

test('what was asked before is answered without asking again', () => {
  const { asked, answer } = counting();
  expect([answer('one'), answer('three'), answer('one')]).toEqual([3, 5, 3]);
  expect(asked).toEqual(['one', 'three']);
});

test('an answer that is nothing is an answer', () => {
  let asked = 0;
  const answer = remembering((): undefined => void asked++);
  answer('one');
  answer('one');
  expect(asked).toBe(1);
});

test('what is wanted again and again stays, however many others pass', () => {
  const { asked, answer } = counting();
  for (let i = 0; i < 500; i++) {
    answer('often');
    answer(`once ${i}`);
  }
  expect(asked.filter(text => text === 'often')).toHaveLength(1);
});

test('what was not wanted for long is forgotten', () => {
  const { asked, answer } = counting();
  answer('long ago');
  for (let i = 0; i < 500; i++) answer(`once ${i}`);
  answer('long ago');
  expect(asked.filter(text => text === 'long ago')).toHaveLength(2);
});
