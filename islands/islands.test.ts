import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every island of this site is rendered through Island, without which it would not hydrate', () => {
  const files = ['pages', 'islands'].flatMap(folder =>
    readdirSync(folder, { recursive: true }).map(name => `${folder}/${String(name)}`),
  );
  const bare = files
    .filter(file => /(?<!\.test)\.tsx$/.test(file))
    .flatMap(file => {
      const text = readFileSync(file, 'utf8');
      // Among modules imported by such paths, only islands have a default export.
      const imports = text.matchAll(/^import (\w+)[^;]* from '(?:\.\/[\w-]+|[^']*\/([\w-]+)\/\2)\.tsx';/gm);
      return [...imports].flatMap(([, name]) => (new RegExp(`<${name}\\b`).test(text) ? [`${file}: ${name}`] : []));
    });
  expect(bare).toEqual([]);
});
