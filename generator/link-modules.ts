/**
 * The bundler's ES modules → a function that runs them, in this process, without touching Node's module cache.
 * Node can never forget an imported ES module; a watch mode that imports each rebuild would grow without end (nodejs/node#49442).
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from 'esbuild';

type Exports = Record<string, unknown>;
export type ModuleLoader = (name: string) => Exports;

/** Makes a loader over `modules` (name → source). Imports between them are resolved by name, all others by Node from `root`. */
export function linkModules(root: string, modules: ReadonlyMap<string, string>): ModuleLoader {
  const requireFromRoot = createRequire(path.join(root, 'package.json'));
  const loaded = new Map<string, { exports: Exports }>();

  const load: ModuleLoader = name => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const source = modules.get(name);
    if (source === undefined) throw new Error(`no compiled module "${name}"`);
    const module = { exports: {} as Exports };
    loaded.set(name, module);
    const { code } = transformSync(source, { format: 'cjs', platform: 'node', sourcefile: name });
    const requireHere = (specifier: string) =>
      specifier.startsWith('.')
        ? load(path.posix.join(path.posix.dirname(name), specifier))
        : (requireFromRoot(specifier) as Exports);
    compileFunction(code, ['exports', 'require', 'module'], { filename: name })(module.exports, requireHere, module);
    return module.exports;
  };
  return load;
}
