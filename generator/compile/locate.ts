/** Finds where in the site's code an error was thrown. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { Locate } from '../diagnostics/diagnostics.ts';
import { sourceMapOf } from './modules.ts';

/** Marks the site's code in stack traces: "compiled:pages/about.tsx:12:3". */
export const scheme = 'compiled:';

type Mapped = { text: string; map: SourceMap };

/** Node does not apply source maps to vm code. A map is created only when an error is thrown, once for the same text of a file. */
export function createLocate(root: string): Locate {
  const mapped = new Map<string, Mapped>();
  function mappedOf(file: string): Mapped {
    const text = readFileSync(path.join(root, file), 'utf8');
    const known = mapped.get(file);
    if (known?.text === text) return known;
    const created = { text, map: new SourceMap(JSON.parse(sourceMapOf(root, file))) };
    mapped.set(file, created);
    return created;
  }

  return error => {
    const frames = String((error as Error | undefined)?.stack).matchAll(/compiled:(.+?):(\d+):(\d+)/g);
    for (const [, file = '', line, column] of frames) {
      const { text, map } = mappedOf(file);
      const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
      if (!('originalSource' in entry)) continue;
      const sourceLine = text.split('\n')[entry.originalLine];
      return {
        file,
        line: entry.originalLine + 1,
        column: entry.originalColumn + 1,
        ...(sourceLine === undefined ? {} : { text: sourceLine }),
      };
    }
    return undefined;
  };
}
