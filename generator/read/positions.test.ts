import { expect, test } from 'vitest';
import { createLocator } from './positions.ts';

test('a locator parses its file once: doing so for each of thousands of ids takes a minute', () => {
  const text = '- id: one\n- id: two\n';
  const parts = { text, start: 0, yaml: text, body: undefined };
  const locate = createLocator('content/a.yaml', () => parts);
  expect(locate([0, 'id'])).toMatchObject({ line: 1 });
  parts.yaml = '';
  expect(locate([1, 'id'])).toMatchObject({ line: 2 });
});
