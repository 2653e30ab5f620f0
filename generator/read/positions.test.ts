import { expect, test } from 'vitest';
import { createLocator } from './positions.ts';

test('a locator parses its file once: doing so for each of thousands of ids takes a minute', () => {
  let count = 0;
  const text = '- id: one\n- id: two\n';
  const parts = {
    ...{ text, start: 0, body: undefined },
    get yaml() {
      count++;
      return text;
    },
  };
  const locate = createLocator('content/a.yaml', () => parts);
  expect([locate([0, 'id']), locate([1, 'id'])]).toMatchObject([{ line: 1 }, { line: 2 }]);
  expect(count).toBe(1);
});
