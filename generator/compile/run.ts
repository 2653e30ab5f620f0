/** Runs the server bundle. Node's source maps turn its stack traces into locations in the sources. */
import Module from 'node:module';
import path from 'node:path';

export type Modules = Record<string, () => Record<string, unknown>>;

type Loader = Module & { _compile: (code: string, file: string) => void };
const { _nodeModulePaths } = Module as unknown as { _nodeModulePaths: (folder: string) => string[] };

/** Creates a runner for the site in `root`, which resolves packages from there. The same code keeps its modules; other code starts anew. */
export function createModuleRunner(root: string): (code: string) => Modules {
  process.setSourceMapsEnabled(true);
  const file = path.join(root, 'site.cjs');
  let last: { code: string; modules: Modules } | undefined;
  return code => {
    if (last?.code === code) return last.modules;
    // Not by `require`: Node keeps for ever what was required (1.5 MB for each edit).
    const module = new Module(file) as Loader;
    module.filename = file;
    module.paths = _nodeModulePaths(root);
    module._compile(code, file);
    last = { code, modules: module.exports };
    return last.modules;
  };
}
