/** Who imports whom: every module that the entries reach, each compiled alone and kept under the hash of its text. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { memoize } from '../cache.ts';
import { type Diagnostic, DiagnosticError, errorAt, throwIfAny } from '../diagnostics/diagnostics.ts';
import type { Cache } from '../model.ts';
import { bundle } from './bundle.ts';
import { type Compiled, compileModule, importIn } from './module.ts';
import { realNameOf, type Snapshot } from './sources.ts';
import { isStyle } from './styles.ts';

/** A file that code imports. `imports` has the file of each of its own imports; undefined for a package, which is left to Node. */
export type Module = Partial<Compiled & { text: string; hash: string }> & {
  file: string;
  imports: Map<string, string | undefined>;
};
export type Graph = ReadonlyMap<string, Module>;

/** Creates a function that resolves with the graph of `entries`, and rejects with the mistakes in all modules: what does not parse, and files that are not there. */
export function createGraphReader(root: string, cache: Cache) {
  const resolve = createResolver(root);
  return async (entries: readonly string[], read: Snapshot['read']): Promise<Graph> => {
    const graph = new Map<string, Module>();
    const diagnostics: Diagnostic[] = [];
    async function visit(file: string): Promise<void> {
      if (graph.has(file)) return;
      const module: Module = { file, imports: new Map() };
      graph.set(file, module);
      if (isStyle(file)) return;
      const { text, hash } = read(file);
      const key = `module ${file} ${hash}`;
      try {
        const kept = cache.get(key) as Compiled | undefined;
        const compiled = kept ?? (await compileModule(file, text));
        if (!kept) cache.set(key, compiled);
        Object.assign(module, { text, hash, ...compiled });
        for (const specifier of compiled.specifiers) module.imports.set(specifier, await resolve(module, specifier));
      } catch (error) {
        if (!(error instanceof DiagnosticError)) throw error;
        diagnostics.push(...error.diagnostics);
      }
      await Promise.all([...module.imports.values()].map(target => target && visit(target)));
    }
    await Promise.all(entries.map(visit));
    throwIfAny(diagnostics.sort((a, b) => (`${a.location?.file}` < `${b.location?.file}` ? -1 : 1)));
    return graph;
  };
}

/** Creates a function that resolves with the file that an import leads to; with undefined for a package. */
function createResolver(root: string) {
  const known = new Map<string, unknown>();
  const folders = createRequire(path.join(root, 'site.cjs')).resolve.paths('any') ?? [];
  const isFile = (full: string) => statSync(full, { throwIfNoEntry: false })?.isFile() ?? false;

  /** Returns whether a package is a link to code beside the site, as in a workspace, whose edits are to be noticed. */
  const isLink = (name: string) =>
    memoize(known, name, () => {
      const place = folders.map(folder => path.join(folder, name)).find(existsSync);
      return place !== undefined && !/[/\\]node_modules[/\\]/.test(realpathSync.native(place));
    });

  return async ({ file, text = '' }: Module, specifier: string): Promise<string | undefined> => {
    const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
    const isPath = name === '.' || name === '..';
    if (!isPath && !(name && isLink(name))) return undefined;
    const resolveDir = path.join(root, path.dirname(file));
    const full = path.join(resolveDir, specifier);
    if (isPath && isFile(full)) return realNameOf(full, root);
    // What is not written in full, and links, esbuild knows: all that a package.json can say.
    const stdin = { contents: `import ${JSON.stringify(specifier)}`, resolveDir, sourcefile: 'import' };
    const asked = await bundle(root, { stdin, platform: 'node', plugins: [empty] }).catch(() => undefined);
    const [target] = asked?.importsOf(path.posix.join(path.posix.dirname(file), 'import')) ?? [];
    if (!target) throw errorAt(importIn(file, text, specifier), `Could not resolve "${specifier}"`);
    return target;
  };
}

const empty: Plugin = {
  name: 'empty',
  setup: ({ onLoad }) => onLoad({ filter: /.*/ }, () => ({ contents: '', loader: 'ts' })),
};
