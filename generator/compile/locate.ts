/** Where in the site's code something was thrown. */
import { SourceMap } from 'node:module';
import type { Locate } from '../diagnostics/diagnostics.ts';
import { sourceMapOf } from './modules.ts';

/** Marks our code in stack traces: "compiled:pages/about.tsx:12:3". */
export const scheme = 'compiled:';

/** Node does not map the stacks of vm code; a map is made only when something has gone wrong. */
export function createLocate(root: string): Locate {
  return error => {
    const frames = String((error as Error | undefined)?.stack).matchAll(/compiled:(.+?):(\d+):(\d+)/g);
    for (const [, file = '', line, column] of frames) {
      const { map, lines } = mapOf(root, file);
      const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
      if (!('originalSource' in entry)) continue;
      const text = lines[entry.originalLine];
      return {
        file,
        line: entry.originalLine + 1,
        column: entry.originalColumn + 1,
        ...(text === undefined ? {} : { text }),
      };
    }
    return undefined;
  };
}

function mapOf(root: string, file: string): { map: SourceMap; lines: readonly string[] } {
  const payload = JSON.parse(sourceMapOf(root, file));
  return { map: new SourceMap(payload), lines: payload.sourcesContent[0].split('\n') };
}
