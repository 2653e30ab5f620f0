import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';

/** Returns which packages the bundler leaves to Node: all, except links to code beside the site, as in a workspace, whose edits are to be noticed. */
export function packagesOutside(root: string): Pick<BuildOptions, 'packages' | 'external'> {
  const folders = createRequire(path.join(root, 'site.cjs')).resolve.paths('any') ?? [];
  const all = folders.filter(existsSync).flatMap(folder =>
    namesIn(folder)
      .flatMap(name => (name.startsWith('@') ? namesIn(path.join(folder, name)).map(one => `${name}/${one}`) : name))
      .map(name => ({ name, isLinked: !/[/\\]node_modules[/\\]/.test(realpathSync(path.join(folder, name))) })),
  );
  if (!all.some(({ isLinked }) => isLinked)) return { packages: 'external' };
  return { external: all.flatMap(({ name, isLinked }) => (isLinked ? [] : name)) };
}

const namesIn = (folder: string) =>
  readdirSync(folder).filter(name => !name.startsWith('.') && existsSync(path.join(folder, name)));
