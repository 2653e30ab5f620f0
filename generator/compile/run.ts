/** Runs modules one by one, and keeps each until it, or what it imports, has changed. Node's source maps turn stack traces into locations in the sources. */
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { errorAt, hintOf, siteFiles } from '../diagnostics/diagnostics.ts';
import type { Graph, Module as Source } from './graph.ts';
import { importIn } from './module.ts';
import { isAsset } from './styles.ts';

type Loader = Module & { _compile: (code: string, file: string) => void };
type Instance = {
  source: Source;
  version: string;
  module: Loader;
  state: 'running' | 'done' | 'failed';
  error?: unknown;
};

/** Creates a runner for the site in `root`, which resolves packages from there. */
export function createRunner(root: string) {
  process.setSourceMapsEnabled(true);
  const requirePackage = createRequire(path.join(root, 'site.cjs'));
  const instances = new Map<string, Instance>();
  let graph: Graph = new Map();
  let paths: ReadonlyMap<string, string> = new Map();

  /** Returns what a module exports: in a circle of imports, what it has exported so far. */
  function exportsOf(file: string): unknown {
    const known = instances.get(file);
    if (known?.state === 'failed') throw known.error;
    if (known) return known.module.exports;
    const source = graph.get(file) as Source;
    const full = path.join(root, file);
    // Not by Node's `require`, which keeps for ever what it has loaded.
    const module = new Module(full) as Loader;
    const instance: Instance = { source, version: versionOf(source), module, state: 'running' };
    instances.set(file, instance);
    siteFiles.set(full, file);
    module.filename = full;
    module.require = (specifier => imported(source, specifier)) as NodeJS.Require;
    try {
      // In the root, from where its source map names it.
      module._compile(source.code ?? '', path.join(root, `${file.replaceAll('/', '~')}.cjs`));
      instance.state = 'done';
    } catch (error) {
      instance.state = 'failed';
      instance.error = error;
      throw error;
    }
    return module.exports;
  }

  function imported({ file, text = '', imports, used }: Source, specifier: string): unknown {
    const target = imports.get(specifier);
    if (target === undefined) return requirePackage(specifier);
    if (target.endsWith('.css')) return {};
    // An import may have a fragment: "components/icons.svg#mail".
    if (isAsset(target)) return paths.get(target) + (/[?#].*/.exec(specifier)?.[0] ?? '');
    const exports = exportsOf(target) as Record<string, unknown>;
    const isKnown = exports.__esModule && instances.get(target)?.state === 'done';
    const missing = isKnown ? used?.[specifier]?.find(name => !(name in exports)) : undefined;
    if (!missing) return exports;
    const at = importIn(file, text, specifier, missing);
    throw errorAt(
      at,
      `No matching export in "${target}" for import "${missing}"`,
      hintOf(missing, Object.keys(exports)),
    );
  }

  /** Returns what a module depends on besides the modules that it imports: its code, where its imports lead, and the paths of pictures. */
  const versionOf = ({ hash, imports }: Source): string =>
    [hash, ...[...imports.values()].map(target => paths.get(target ?? '') ?? target)].join();

  return {
    /** Takes the modules of a new compilation, and the paths of pictures and fonts. Drops those that are others now, or have failed, and all that import them. */
    use(current: Graph, currentPaths: ReadonlyMap<string, string>): void {
      graph = current;
      paths = currentPaths;
      const dropped = new Set<string>();
      for (const [file, { version, state }] of instances) {
        const source = graph.get(file);
        if (state !== 'done' || !source || version !== versionOf(source)) dropped.add(file);
      }
      // The set grows meanwhile.
      for (const file of dropped)
        for (const [user, { source }] of instances) if ([...source.imports.values()].includes(file)) dropped.add(user);
      for (const file of dropped) instances.delete(file);
    },
    run(file: string): unknown {
      // Beyond its time limit a module just stops.
      for (const instance of instances.values())
        if (instance.state === 'running')
          Object.assign(instance, { state: 'failed', error: new Error('it does not end') });
      return exportsOf(file);
    },
  };
}
