/**
 * Runs the bundled code in this process, without Node's module cache: Node can never forget an imported ES module, so a watch mode that
 * imports every rebuild would grow without end (https://github.com/nodejs/node/issues/49442).
 */
import { createRequire, SourceMap } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { DiagnosticError, type Locate, locateWith, runSiteCode } from '../diagnostics/diagnostics.ts';
import type { Refer } from '../model.ts';
import { watchedJsx } from './jsx.ts';

type Exports = Record<string, unknown>;

/** Marks our code in stack traces. */
const filename = 'compiled:site';

/** What puts facts into the texts of the code's elements, and a hash of these facts. */
export type Facts = { refer: Refer; hash: string };

/** Code that has run. */
export type Linked = {
  exports: Exports;
  locate: Locate;
  /** Puts facts into a text as into those of elements. */
  refer: Refer;
};

/** Runs the code of the site in `root`, or gives what it exported before. Facts are known only after content is read, by a schema that is code. */
export type Linker = (code: string, mapOf: () => string, facts?: Facts) => Linked;

/**
 * Makes a linker. To run all code anew takes 20 ms, and then its drawings are drawn anew by functions that are not quick yet: 100 ms of an
 * edit of an article, which need none of it. What the code remembers of its texts holds facts, so it runs anew for other facts, too.
 */
export function createLinker(root: string): Linker {
  let last: { code: string; facts?: Facts; linked: Linked } | undefined;
  return (code, mapOf, facts) => {
    const hasOther = facts && last?.facts && last.facts.hash !== facts.hash;
    if (last?.code !== code || hasOther) {
      const run: { code: string; facts?: Facts; linked?: Linked } = { code };
      const refer: Refer = text => run.facts?.refer(text) ?? text;
      last = Object.assign(run, { linked: { ...link(root, code, { mapOf, refer }), refer } });
    }
    if (facts) last.facts = facts;
    return last.linked;
  };
}

/**
 * Runs a CommonJS script whose packages are those of `root`; `mapOf` gives its source map, `refer` puts facts into its texts. Throws a
 * DiagnosticError where the code throws.
 */
function link(
  root: string,
  code: string,
  { mapOf, refer }: { mapOf: () => string; refer: Refer },
): { exports: Exports; locate: Locate } {
  const locate = createLocate(root, mapOf);
  locateWith(locate);
  const module = { exports: {} as Exports };
  const packages = createRequire(path.join(root, 'package.json'));
  const jsxRuntime = 'react/jsx-runtime';
  const load = (name: string) => (name === jsxRuntime ? watchedJsx(packages(jsxRuntime), refer) : packages(name));
  const doing = { file: 'pages', what: 'be loaded' };
  try {
    runSiteCode(doing, locate, () =>
      compileFunction(code, ['exports', 'require', 'module'], { filename })(module.exports, load, module),
    );
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    // Nobody asked the code to do anything yet: its own words say it all.
    const own = error.diagnostics.map(({ message, ...rest }) => ({
      ...rest,
      message: message.replace(/^cannot be loaded: /, ''),
    }));
    throw new DiagnosticError(own);
  }
  return { exports: module.exports, locate };
}

/** Node does not map the stacks of vm code; the map is asked for only when something has gone wrong. */
function createLocate(root: string, mapOf: () => string): Locate {
  let parsed: { payload: { sources: string[]; sourcesContent: (string | null)[] }; map: SourceMap } | undefined;
  return error => {
    const frames = String((error as Error | undefined)?.stack).matchAll(/compiled:site:(\d+):(\d+)/g);
    for (const [, line, column] of frames) {
      if (!parsed) {
        const payload = JSON.parse(mapOf());
        parsed = { payload, map: new SourceMap(payload) };
      }
      const entry = parsed.map.findEntry(Number(line) - 1, Number(column) - 1);
      if (!('originalSource' in entry)) continue;
      // A source map names its sources as addresses: "%5Bslug%5D.tsx".
      const file = path.relative(root, path.resolve(root, 'out', decodeURI(entry.originalSource)));
      if (file.startsWith('..') || entry.originalSource.includes('<entry>')) continue;
      const source = parsed.payload.sourcesContent[parsed.payload.sources.indexOf(entry.originalSource)];
      const text = source?.split('\n')[entry.originalLine];
      return {
        file: file.split(path.sep).join('/'),
        line: entry.originalLine + 1,
        column: entry.originalColumn + 1,
        ...(text === undefined ? {} : { text }),
      };
    }
    return undefined;
  };
}
