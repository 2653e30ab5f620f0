/** Source maps of browser scripts, for developer tools. They are created on request, so that builds neither contain them nor change. */
import { build } from 'esbuild';
import { clientsIn, islandsIn, optionsFor } from './islands.ts';
import { readSources } from './sources.ts';

/** Scripts are compared without the hashes in them, which differ if there are source maps. */
const keyOf = (script: string): string => script.replace(/-[A-Z0-9]{8}\.js/g, '.js');

/** Returns the source map of a script of the site in `root`, or undefined if the sources have changed since. Throws the errors of esbuild. */
export async function islandMap(root: string, script: string): Promise<string | undefined> {
  const sources = readSources(root);
  const options = optionsFor(root, islandsIn(sources), clientsIn(sources));
  const { outputFiles = [] } = await build({ ...options, sourcemap: 'external' });
  const output = outputFiles.find(({ path, text }) => path.endsWith('.js') && keyOf(text) === keyOf(script));
  return output && outputFiles.find(({ path }) => path === `${output.path}.map`)?.text;
}
