import { expect, test } from 'vitest';
import { createLocator } from './positions.ts';

test('a locator parses its file once: doing so for each of thousands of ids takes a minute', () => {
  const text = Array.from({ length: 3000 }, (_, i) => `- id: k${i}\n`).join('');
  const locate = createLocator('content/a.yaml', () => ({ text, start: 0, yaml: text, body: undefined }));
  const start = performance.now();
  const lines = Array.from({ length: 3000 }, (_, i) => locate([i, 'id']).line);
  expect(lines).toEqual(lines.map((_, i) => i + 1));
  expect(performance.now() - start).toBeLessThan(10_000);
});
