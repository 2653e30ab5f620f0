/** Where in the site's code something was thrown. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { Locate } from '../diagnostics/diagnostics.ts';
import { sourceMapOf } from './modules.ts';

/** Marks our code in stack traces: "compiled:pages/about.tsx:12:3". */
export const scheme = 'compiled:';

type Mapped = { text: string; map: SourceMap };

/** Node does not map the stacks of vm code; a map is made only when something has gone wrong, and once for the same text of a file. */
export function createLocate(root: string): Locate {
  const mapped = new Map<string, Mapped>();
  function mappedOf(file: string): Mapped {
    const text = readFileSync(path.join(root, file), 'utf8');
    const known = mapped.get(file);
    if (known?.text === text) return known;
    const made = { text, map: new SourceMap(JSON.parse(sourceMapOf(root, file))) };
    mapped.set(file, made);
    return made;
  }

  return error => {
    const frames = String((error as Error | undefined)?.stack).matchAll(/compiled:(.+?):(\d+):(\d+)/g);
    for (const [, file = '', line, column] of frames) {
      const { text, map } = mappedOf(file);
      const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
      if (!('originalSource' in entry)) continue;
      const own = text.split('\n')[entry.originalLine];
      return {
        file,
        line: entry.originalLine + 1,
        column: entry.originalColumn + 1,
        ...(own === undefined ? {} : { text: own }),
      };
    }
    return undefined;
  };
}
