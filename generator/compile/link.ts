/**
 * Runs the site's modules in this process, without Node's module cache: Node never releases an imported ES module, so a watch mode that
 * imports every rebuild would leak memory (https://github.com/nodejs/node/issues/49442).
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { type Diagnostic, runSiteCode, setLocators, throwIfAny } from '../diagnostics/diagnostics.ts';
import { sourceFolders } from '../files-under.ts';
import type { ServerBundle } from './bundle.ts';
import { createLocate, type Module, scheme } from './modules.ts';
import { missingName } from './refused.ts';

type Exports = Record<string, unknown>;

/** The modules after they have run. */
export type Linked = ReturnType<ReturnType<typeof createLinker>>;

/** A module that has started to run. `hasRun` stays false if it is stopped, or if it throws `error`. */
type Running = Module & { exports: Exports; hasRun: boolean; error?: unknown };

/** Runs a module. The function is created once for the same code. */
type Run = (exports: Exports, require: (name: string) => unknown, module: Running) => void;

/**
 * Creates a linker for the site in `root`. After an edit, the edited module and all that import it run again; the others keep their state
 * and V8's optimizations.
 */
export function createLinker(root: string) {
  const locate = createLocate(root);
  const running = new Map<string, Running>();
  const functions = new Map<string, { code: string; run: Run }>();
  /** The modules of the last compilation. A module that ran earlier may call import() only now. */
  let latest: ServerBundle['modules'] = {};
  const packages = createRequire(path.join(root, 'package.json'));

  function functionOf(file: string, code: string): Run {
    const known = functions.get(file);
    if (known?.code === code) return known.run;
    const run = compileFunction(code, ['exports', 'require', 'module'], { filename: scheme + file }) as Run;
    functions.set(file, { code, run });
    return run;
  }

  /** Runs the entries and their imports, unless they have run already. */
  return ({ modules, entries }: Pick<ServerBundle, 'modules' | 'entries'>) => {
    setLocators(locate);
    forgetChanged(running, modules);
    latest = modules;
    for (const file of functions.keys()) if (!modules[file]) functions.delete(file);

    const load = (file: string): unknown => {
      const known = running.get(file);
      if (known && 'error' in known) throw known.error;
      // What such a module gets of the other one would depend on which of them is imported first.
      if (known && !known.hasRun)
        throw new Error(`${file} imports this module itself, or through others: break the circle`);
      if (known) return known.exports;
      const module = latest[file] as Module;
      const started: Running = { ...module, exports: {}, hasRun: false };
      running.set(file, started);
      const require = (name: string) => {
        const target = module.imports[name];
        return target === undefined ? packageOf(packages, name) : load(target);
      };
      try {
        functionOf(file, module.code)(started.exports, require, started);
      } catch (error) {
        // It throws the same for every module that imports it.
        started.error = error;
        throw error;
      }
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
      // A missing name may be why a module threw.
      throwIfAny(missingNames(root, running));
    }
    return {
      /** Returns what a file exports. */
      exportsOf: (file: string): Exports => running.get(file)?.exports ?? {},
      locate,
    };
  };
}

/** Loads a package. Throws, at the import in the site's code, if it is not installed. */
function packageOf(packages: NodeJS.Require, name: string): unknown {
  try {
    return packages(name);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith(`Cannot find module '${name}'`))) throw error;
    const isPath = name.startsWith('/') || sourceFolders.some(folder => name.startsWith(`${folder}/`));
    const remedy = isPath ? 'the path of a file begins with ./ or ../' : `npm install ${name}`;
    throw new Error(`there is no package "${name}": ${remedy}`);
  }
}

/** Returns diagnostics for the names that modules use of others which do not export them. */
const missingNames = (root: string, running: ReadonlyMap<string, Running>): Diagnostic[] =>
  [...running].flatMap(([file, { uses, imports }]) =>
    Object.entries(imports).flatMap(([specifier, target]) => {
      const { exports, hasRun } = running.get(target) ?? {};
      // The default export of data is all of it.
      const isExported = (name: string) =>
        Object.hasOwn(Object(exports), name) || (name === 'default' && !exports?.__esModule);
      const missing = hasRun ? uses[specifier]?.filter(name => !isExported(name)) : [];
      return missing?.map(name => missingName(root, file, specifier, name, Object.keys(Object(exports)))) ?? [];
    }),
  );

/** Drops modules that have changed or did not finish, and all that import them. */
function forgetChanged(running: Map<string, Running>, modules: ServerBundle['modules']): void {
  const isSame = (file: string, { code, hasRun }: Running) => hasRun && modules[file]?.code === code;
  const changed = new Set([...running].flatMap(([file, module]) => (isSame(file, module) ? [] : [file])));
  for (const stale of changed) {
    running.delete(stale);
    for (const [file, { imports }] of running) if (Object.values(imports).includes(stale)) changed.add(file);
  }
}
