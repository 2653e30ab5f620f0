/** Runs modules one by one, and keeps each until it, or what it imports, changes. Node's source maps turn stack traces into locations in the sources. */
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { errorAt, hintOf, siteFiles } from '../diagnostics/diagnostics.ts';
import type { Graph, Module as Source } from './graph.ts';
import { importIn } from './module.ts';
import { isAsset } from './styles.ts';

type Loader = Module & { _compile: (code: string, file: string) => void };
type Instance = { source: Source; version: string; module: Loader; failure?: { error: unknown } };

/** Creates a runner for the site in `root`, which resolves packages from there. */
export function createRunner(root: string) {
  process.setSourceMapsEnabled(true);
  const requirePackage = createRequire(path.join(root, 'site.cjs'));
  const instances = new Map<string, Instance>();
  let graph: Graph = new Map();
  let paths: ReadonlyMap<string | undefined, string> = new Map();

  /** Returns what a module exports: in a circle of imports, what it has exported so far. */
  function run(file: string): unknown {
    const known = instances.get(file);
    if (known?.failure) throw known.failure.error;
    if (known) return known.module.exports;
    const source = graph.get(file) as Source;
    // Not by Node's `require`, which keeps for ever what it has loaded.
    const module = new Module(file) as Loader;
    const instance: Instance = { source, version: versionOf(source), module };
    instances.set(file, instance);
    siteFiles.set(path.join(root, file), file);
    module.require = (specifier => imported(source, specifier)) as NodeJS.Require;
    try {
      // In the root, from where its source map names it.
      module._compile(source.code ?? '', path.join(root, `${file.replaceAll('/', '~')}.cjs`));
      module.loaded = true;
    } catch (error) {
      instance.failure = { error };
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
    const exports = run(target) as Record<string, unknown>;
    const isKnown = exports.__esModule && instances.get(target)?.module.loaded;
    const [, missing] = used?.find(([from, name]) => isKnown && from === specifier && !(name in exports)) ?? [];
    if (missing === undefined) return exports;
    const message = `No matching export in "${target}" for import "${missing}"`;
    throw errorAt(importIn(file, text, specifier, missing), message, hintOf(missing, Object.keys(exports)));
  }

  /** Returns what a module depends on besides other modules: its code, where its imports lead, and the paths of pictures. */
  const versionOf = ({ hash, imports }: Source): string =>
    [hash, ...[...imports.values()].map(target => paths.get(target) ?? target)].join();

  /** Takes the modules of a new compilation, and the paths of pictures and fonts. Drops what is another now, or has failed, and all that imports it. */
  function use(newGraph: Graph, newPaths: ReadonlyMap<string | undefined, string>): void {
    graph = newGraph;
    paths = newPaths;
    const dropped = new Set<string>();
    for (const [file, { version, module }] of instances) {
      const source = graph.get(file);
      if (!module.loaded || !source || version !== versionOf(source)) dropped.add(file);
    }
    // The set grows meanwhile.
    for (const file of dropped)
      for (const [user, { source }] of instances) if ([...source.imports.values()].includes(file)) dropped.add(user);
    for (const file of dropped) instances.delete(file);
  }

  return { run, use };
}
