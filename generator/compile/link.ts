/**
 * Runs the site's modules in this process, without Node's module cache: Node never releases an imported ES module, so a watch mode that
 * imports every rebuild would leak memory (https://github.com/nodejs/node/issues/49442).
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { runSiteCode, setLocators } from '../diagnostics/diagnostics.ts';
import type { InsertFacts } from '../model.ts';
import type { Module, ServerBundle } from './bundle.ts';
import { watchedJsx } from './jsx.ts';
import { createLocate, scheme } from './modules.ts';

type Exports = Record<string, unknown>;

/** Inserts facts into the texts of elements; with a hash of these facts. */
export type Facts = { insertFacts: InsertFacts; hash: string };

/** The modules after they have run. */
export type Linked = ReturnType<ReturnType<typeof createLinker>>;

/** A module that has started to run. `hasRun` stays false if it is stopped. `early` lists imports that had not finished before it. */
type Running = Module & { exports: Exports; hasRun: boolean; early: string };

/** Runs a module. The function is created once for the same code: all modules run again when facts change. */
type Run = (exports: Exports, require: (name: string) => unknown, module: Running) => void;

/**
 * Creates a linker for the site in `root`. After an edit, the edited module and all that import it run again; the others keep their state
 * and V8's optimizations. Modules may store texts with facts in them, so all of them run again when the facts change.
 */
export function createLinker(root: string) {
  const locate = createLocate(root);
  const running = new Map<string, Running>();
  const functions = new Map<string, { code: string; run: Run }>();
  let jsxContext = createJsxContext();
  const packages = createRequire(path.join(root, 'package.json'));
  const jsxRuntime = 'react/jsx-runtime';
  const loadPackage = (name: string, file: string) => {
    if (name !== jsxRuntime) return packageOf(packages, name);
    return watchedJsx(packages(jsxRuntime), jsxContext.insertFacts, file.split('/')[0] ?? '');
  };

  function functionOf(file: string, code: string): Run {
    const known = functions.get(file);
    if (known?.code === code) return known.run;
    const run = compileFunction(code, ['exports', 'require', 'module'], { filename: scheme + file }) as Run;
    functions.set(file, { code, run });
    return run;
  }

  /** Runs the entries and their imports, unless they have run already. Facts are not known at first: reading content takes its schema, which is code. */
  return ({ modules, entries }: Pick<ServerBundle, 'modules' | 'entries'>, newFacts?: Facts) => {
    setLocators(locate);
    if (newFacts && jsxContext.facts && jsxContext.facts.hash !== newFacts.hash) {
      running.clear();
      jsxContext = createJsxContext();
    }
    const { insertFacts } = jsxContext;
    const facts = newFacts ?? jsxContext.facts;
    // In the first run there are no facts yet, so elements that are created while modules load get none in any run.
    jsxContext.facts = undefined;
    const early = earlyImports(modules, entries);
    forgetChanged(running, modules, early);
    for (const file of functions.keys()) if (!modules[file]) functions.delete(file);

    const load = (file: string): unknown => {
      const known = running.get(file);
      if (known) return known.exports;
      const module = modules[file];
      // A file that is not a module is represented by its URL.
      if (!module) return file;
      const started: Running = { ...module, exports: {}, hasRun: false, early: early.get(file) ?? '' };
      running.set(file, started);
      const require = (name: string) => {
        const target = module.imports[name];
        return target === undefined ? loadPackage(name, file) : load(target);
      };
      functionOf(file, module.code)(started.exports, require, started);
      started.hasRun = true;
      return started.exports;
    };
    try {
      runSiteCode({ file: 'pages' }, () => {
        // A run that did not end is repeated to locate the loop.
        for (const [file, { hasRun }] of running) if (!hasRun) running.delete(file);
        for (const file of entries) load(file);
      });
    } finally {
      jsxContext.facts = facts;
    }
    return {
      /** Returns what a file exports. */
      exportsOf: (file: string): Exports => running.get(file)?.exports ?? {},
      locate,
      /** Inserts facts into any text, as into those of elements. */
      insertFacts,
    };
  };
}

/** Loads a package. Throws, at the import in the site's code, if it is not installed. */
function packageOf(packages: NodeJS.Require, name: string): unknown {
  try {
    return packages(name);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith(`Cannot find module '${name}'`))) throw error;
    throw new Error(`there is no package "${name}": npm install ${name}`);
  }
}

/** What elements are created with. Pages may still be rendering with the old facts when new ones arrive, so each set has a context of its own. */
type JsxContext = { insertFacts: InsertFacts; facts?: Facts | undefined };

function createJsxContext(): JsxContext {
  const context: JsxContext = { insertFacts: text => context.facts?.insertFacts(text) ?? text };
  return context;
}

/** Returns what each module in a circle imports before that has finished. It depends on which of them is imported first. */
function earlyImports(modules: ServerBundle['modules'], entries: readonly string[]): Map<string, string> {
  const [started, done] = [new Set<string>(), new Set<string>()];
  const early = new Map<string, string>();
  const visit = (file: string): void => {
    if (started.has(file)) return;
    started.add(file);
    const imported = Object.values(modules[file]?.imports ?? {});
    early.set(file, imported.filter(next => started.has(next) && !done.has(next)).join(' '));
    for (const next of imported) visit(next);
    done.add(file);
  };
  for (const file of entries) visit(file);
  return early;
}

/** Drops modules that have changed or did not finish, and all that import them. */
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
