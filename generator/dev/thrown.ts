/** Turns an error that a script threw in the browser into a diagnostic at its source. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { decode } from '../check/check.ts';
import { islandMap } from '../compile/compile.ts';
import { showDiagnostic } from '../diagnostics/diagnostics.ts';
import type { Session } from './session.ts';

/** Resolves with the message for an error with this stack, at the innermost frame in the site's own code, or with '' if there is none. */
export async function showThrown(root: string, session: Session, stack: string): Promise<string> {
  const maps = new Map<string, SourceMap | undefined>();
  for (const [, script = '', line, column] of stack.matchAll(/(\/[^\s()]+\.js):(\d+):(\d+)/g)) {
    const pathname = script.replace(/^\/\/[^/]+/, '');
    if (!maps.has(pathname)) {
      const map = await mapOf(root, session, pathname);
      maps.set(pathname, map === undefined ? undefined : new SourceMap(JSON.parse(map)));
    }
    const entry = maps.get(pathname)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) continue;
    const [, source] = /^(?:\.\.\/)*((?:islands|components|content)\/.*)/.exec(entry.originalSource) ?? [];
    if (!source) continue;
    const { originalLine, originalColumn } = entry;
    const text = readFileSync(path.join(root, source), 'utf8').split('\n')[originalLine] ?? '';
    const location = { file: source, line: originalLine + 1, column: originalColumn + 1, text };
    return showDiagnostic({ message: `in the browser: ${stack.split('\n', 1)}`, location });
  }
  return '';
}

/** Resolves with the source map of the script at a path of the site, as text, or with undefined if there is none. */
export async function mapOf(root: string, session: Session, pathname: string): Promise<string | undefined> {
  const file = decode(pathname.slice(session.base().length));
  return islandMap(root, Buffer.from((await session.get(file))?.bytes ?? '').toString());
}
