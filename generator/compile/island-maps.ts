/** Source maps of the browser's scripts, for developer tools. They are made when one is asked for: a build has none, and its bytes stay as they are. */
import { build } from 'esbuild';
import { clientsIn, islandsIn, optionsFor } from './islands.ts';
import { readSources } from './sources.ts';

/** A script is known by its text without the hashes in it, which are others where there are maps. */
const keyOf = (script: string): string => script.replace(/-[A-Z0-9]{8}\.js/g, '.js');

/** The source map of a script of the site in `root`; undefined where the sources make another one now. Throws what esbuild throws. */
export async function islandMap(root: string, script: string): Promise<string | undefined> {
  const sources = readSources(root);
  const options = optionsFor(root, islandsIn(sources), clientsIn(sources));
  const { outputFiles = [] } = await build({ ...options, sourcemap: 'external' });
  const own = outputFiles.find(({ path, text }) => path.endsWith('.js') && keyOf(text) === keyOf(script));
  return own && outputFiles.find(({ path }) => path === `${own.path}.map`)?.text;
}
