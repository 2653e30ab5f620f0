/** Finds where in the site's code an error was thrown. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { Locate, Location } from '../diagnostics/diagnostics.ts';
import { sourceMapOf } from './modules.ts';

/** Marks the site's code in stack traces: "compiled:pages/about.tsx:12:3". */
export const scheme = 'compiled:';

/** Returns the location in the sources, as the map names them, of a position in the code that was made from them. */
export function locationIn(map: SourceMap, line: string, column: string): Required<Omit<Location, 'text'>> | undefined {
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return undefined;
  return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

/** Node does not apply source maps to vm code. A map is created only when an error is thrown, once for the same text of a file. */
export function createLocate(root: string): Locate {
  const mapped = new Map<string, { text: string; map: SourceMap }>();
  function mappedOf(file: string) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const known = mapped.get(file);
    if (known?.text === text) return known;
    const created = { text, map: new SourceMap(JSON.parse(sourceMapOf(root, file))) };
    mapped.set(file, created);
    return created;
  }

  return error => {
    const frames = String((error as Error | undefined)?.stack).matchAll(/compiled:(.+?):(\d+):(\d+)/g);
    for (const [, file = '', line = '', column = ''] of frames) {
      const { text, map } = mappedOf(file);
      const location = locationIn(map, line, column);
      if (location) return { ...location, file, text: text.split('\n')[location.line - 1] ?? '' };
    }
    return undefined;
  };
}
