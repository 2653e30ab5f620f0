/**
 * Runs the site's modules in this process, without Node's module cache: Node can never forget an imported ES module, so a watch mode that
 * imports every rebuild would grow without end (https://github.com/nodejs/node/issues/49442).
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type * as runtime from 'react/jsx-runtime';
import { DiagnosticError, type Locate, runSiteCode, setFallbackLocate } from '../diagnostics/diagnostics.ts';
import type { InsertFacts } from '../model.ts';
import type { Module, ServerBundle } from './bundle.ts';
import { watchedJsx } from './jsx.ts';
import { createLocate, scheme } from './locate.ts';

type Exports = Record<string, unknown>;

/** What puts facts into the texts of the code's elements, and a hash of these facts. */
export type Facts = { insertFacts: InsertFacts; hash: string };

/** Code that has run. */
export type Linked = {
  /** What a file exports. */
  exportsOf: (file: string) => Exports;
  locate: Locate;
  /** Puts facts into a text as into those of elements. */
  insertFacts: InsertFacts;
};

/** Runs `files` and what they import, as far as it has not run. Facts are known only after content is read, by a schema that is code. */
type Linker = (modules: ServerBundle['modules'], files: readonly string[], facts?: Facts) => Linked;

/** A module that has begun to run. Code that is stopped never comes to its end. */
type Running = Module & { exports: Exports; hasRun: boolean; early: string };

/** Runs a module: what V8 knows of a function stays with it, so it is made once for the same code. */
type Run = (exports: Exports, require: (name: string) => unknown, module: Running) => void;

/**
 * Makes a linker for the site in `root`. After an edit the edited module and all that import it run anew: what the others have drawn stays,
 * and so does what V8 knows of them. What the code remembers of its texts holds facts, so all of it runs anew for other facts.
 */
export function createLinker(root: string): Linker {
  const locate = createLocate(root);
  const running = new Map<string, Running>();
  const functions = new Map<string, { code: string; run: Run }>();
  let drawing = createDrawing();
  const packages = createRequire(path.join(root, 'package.json'));
  const jsxRuntime = 'react/jsx-runtime';
  const loadPackage = (name: string) => {
    if (name !== jsxRuntime) return packageOf(packages, name);
    drawing.jsx ??= watchedJsx(packages(jsxRuntime), drawing.insertFacts);
    return drawing.jsx;
  };

  function functionOf(file: string, code: string): Run {
    const known = functions.get(file);
    if (known?.code === code) return known.run;
    const run = compileFunction(code, ['exports', 'require', 'module'], { filename: scheme + file }) as Run;
    functions.set(file, { code, run });
    return run;
  }

  return (modules, files, given) => {
    setFallbackLocate(locate);
    if (given && drawing.facts && drawing.facts.hash !== given.hash) {
      running.clear();
      drawing = createDrawing();
    }
    const { insertFacts } = drawing;
    const facts = given ?? drawing.facts;
    // In a first run there are no facts yet: so what is drawn while code is loaded has none in any run.
    drawing.facts = undefined;
    const early = earlyImports(modules, files);
    forgetChanged(running, modules, early);
    for (const file of functions.keys()) if (!modules[file]) functions.delete(file);

    const load = (file: string): unknown => {
      const known = running.get(file);
      if (known) return known.exports;
      const module = modules[file];
      // What is no module is known by its address alone.
      if (!module) return file;
      const own: Running = { ...module, exports: {}, hasRun: false, early: early.get(file) ?? '' };
      running.set(file, own);
      const require = (name: string) => {
        const found = module.imports[name];
        return found === undefined ? loadPackage(name) : load(found);
      };
      functionOf(file, module.code)(own.exports, require, own);
      own.hasRun = true;
      return own.exports;
    };
    try {
      runAll(locate, () => {
        // A run that did not end is repeated to find out where.
        for (const [file, { hasRun }] of running) if (!hasRun) running.delete(file);
        for (const file of files) load(file);
      });
    } finally {
      drawing.facts = facts;
    }
    return { exportsOf: file => running.get(file)?.exports ?? {}, locate, insertFacts };
  };
}

/** Throws, where the code asks for it, if a package is not installed. */
function packageOf(packages: NodeJS.Require, name: string): unknown {
  try {
    return packages(name);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith(`Cannot find module '${name}'`))) throw error;
    throw new Error(`there is no package "${name}": npm install ${name}`);
  }
}

/** What code draws with. Pages of other facts may still be drawn while there are new ones: so these have their own. */
type Drawing = { facts: Facts | undefined; insertFacts: InsertFacts; jsx: typeof runtime | undefined };

function createDrawing(): Drawing {
  const drawing: Drawing = {
    facts: undefined,
    insertFacts: text => drawing.facts?.insertFacts(text) ?? text,
    jsx: undefined,
  };
  return drawing;
}

/** What each module of a circle imports before that has run. It depends on which of them is imported first, by whomever. */
function earlyImports(modules: ServerBundle['modules'], files: readonly string[]): Map<string, string> {
  const hasRun = new Map<string, boolean>();
  const early = new Map<string, string>();
  const visit = (file: string): void => {
    hasRun.set(file, false);
    for (const next of Object.values(modules[file]?.imports ?? {})) {
      if (!hasRun.has(next)) visit(next);
      else if (!hasRun.get(next)) early.set(file, `${early.get(file) ?? ''} ${next}`);
    }
    hasRun.set(file, true);
  };
  for (const file of files) if (!hasRun.has(file)) visit(file);
  return early;
}

/** Forgets what is no longer as it was or has not come to its end, and all that imports it. */
function forgetChanged(
  running: Map<string, Running>,
  modules: ServerBundle['modules'],
  earlyNow: ReadonlyMap<string, string>,
): void {
  const isSame = (file: string, { code, imports, hasRun, early }: Running) => {
    const now = modules[file];
    return (
      hasRun &&
      now?.code === code &&
      early === (earlyNow.get(file) ?? '') &&
      Object.entries(now.imports).join() === Object.entries(imports).join()
    );
  };
  const changed = new Set([...running].flatMap(([file, module]) => (isSame(file, module) ? [] : [file])));
  for (const stale of changed) {
    running.delete(stale);
    for (const [file, { imports }] of running) if (Object.values(imports).includes(stale)) changed.add(file);
  }
}

/** Throws a DiagnosticError where the code throws. */
function runAll(locate: Locate, run: () => void): void {
  try {
    runSiteCode({ file: 'pages', what: 'be loaded' }, locate, run);
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    // Nobody asked the code to do anything yet: its own words say it all.
    const own = error.diagnostics.map(({ message, ...rest }) => ({
      ...rest,
      message: message.replace(/^cannot be loaded: /, ''),
    }));
    throw new DiagnosticError(own);
  }
}
