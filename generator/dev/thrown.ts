/** Turns an error that a script threw in the browser into a diagnostic at its source. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { decode } from '../check/check.ts';
import { islandMap, locationIn } from '../compile/compile.ts';
import { showDiagnostic } from '../diagnostics/diagnostics.ts';
import type { Session } from './session.ts';

/** Resolves with the message for an error with this stack, at the innermost frame in the site's own code, or with '' if there is none. */
export async function showThrown(root: string, session: Session, stack: string): Promise<string> {
  const maps = new Map<string, SourceMap | undefined>();
  for (const [, script = '', line = '', column = ''] of stack.matchAll(/(\/[^\s()]+\.js):(\d+):(\d+)/g)) {
    const pathname = script.replace(/^\/\/[^/]+/, '');
    if (!maps.has(pathname)) {
      const map = await mapOf(root, session, pathname);
      maps.set(pathname, map === undefined ? undefined : new SourceMap(JSON.parse(map)));
    }
    const map = maps.get(pathname);
    const at = map && locationIn(map, line, column);
    const [, file] = /^(?:\.\.\/)*((?:islands|components|content)\/.*)/.exec(at?.file ?? '') ?? [];
    if (!at || !file) continue;
    const text = readFileSync(path.join(root, file), 'utf8').split('\n')[at.line - 1] ?? '';
    return showDiagnostic({ message: `in the browser: ${stack.split('\n', 1)}`, location: { ...at, file, text } });
  }
  return '';
}

/** Resolves with the source map of the script at a path of the site, as text, or with undefined if there is none. */
export async function mapOf(root: string, session: Session, pathname: string): Promise<string | undefined> {
  const file = decode(pathname.slice(session.base().length));
  return islandMap(root, Buffer.from((await session.get(file))?.bytes ?? '').toString());
}
