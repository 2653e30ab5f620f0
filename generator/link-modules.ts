/**
 * The bundler's ES modules → a loader that runs them in this process, without Node's module cache: Node can never forget an
 * imported ES module, so a watch mode that imports every rebuild would grow without end (https://github.com/nodejs/node/issues/49442).
 */
import { createRequire, SourceMap } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { transform, transformSync } from 'esbuild';
import type { Place } from './site-error.ts';

type Exports = Record<string, unknown>;

/** A compiled module: its code, the source map that the bundler made for it, and the code as it is run. */
export type CompiledModule = { code: string; map: string; commonJs: string };

export type Modules = {
  /** Runs a module, once, and gives its exports. */
  load: (name: string) => Exports;
  /** Where in the sources an error was thrown; undefined if not in these modules. */
  locate: (error: unknown) => Place | undefined;
};

/** Links modules by name. Imports between them are resolved by name, all others by Node from `root`. */
export function linkModules(root: string, modules: ReadonlyMap<string, CompiledModule>): Modules {
  const requireFromRoot = createRequire(path.join(root, 'package.json'));
  const loaded = new Map<string, { exports: Exports }>();

  const load: Modules['load'] = name => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const source = modules.get(name);
    if (!source) throw new Error(`no compiled module "${name}"`);
    const module = { exports: {} as Exports };
    loaded.set(name, module);
    const requireHere = (specifier: string) =>
      specifier.startsWith('.')
        ? load(path.posix.join(path.posix.dirname(name), specifier))
        : (requireFromRoot(specifier) as Exports);
    const run = compileFunction(source.commonJs, ['exports', 'require', 'module'], {
      filename: `${scheme}${name}`,
    });
    run(module.exports, requireHere, module);
    return module.exports;
  };

  const locate: Modules['locate'] = error => {
    const frames = String((error as Error | undefined)?.stack).matchAll(/compiled:(\S+?):(\d+):(\d+)/g);
    for (const [, name = '', line, column] of frames) {
      const source = modules.get(name);
      const place = source && originalPlace(root, name, source, Number(line), Number(column));
      if (place) return place;
    }
    return undefined;
  };
  return { load, locate };
}

/** Marks our modules in stack traces. */
const scheme = 'compiled:';

const asCommonJs = { format: 'cjs', platform: 'node' } as const;

/** Converted code, by its source: between two rebuilds most modules stay the same. */
const converted = new Map<string, string>();

/** An ES module as the function body that a module is run as. */
export async function toCommonJs(code: string): Promise<string> {
  const known = converted.get(code);
  if (known !== undefined) return known;
  const result = await transform(code, asCommonJs);
  // Only the newest sources matter; a watch mode must not collect the old ones.
  if (converted.size > 500) converted.clear();
  converted.set(code, result.code);
  return result.code;
}

/** Node does not map the stacks of vm code; the map back is made only when something has gone wrong. */
function originalPlace(
  root: string,
  name: string,
  { code, map }: CompiledModule,
  line: number,
  column: number,
): Place | undefined {
  const inlined = `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}`;
  const payload = JSON.parse(transformSync(inlined, { ...asCommonJs, sourcemap: 'external', sourcefile: name }).map);
  const entry = new SourceMap(payload).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  // A source map names its sources as addresses: "%5Bslug%5D.tsx".
  const file = path.relative(root, path.resolve(root, 'out', path.dirname(name), decodeURI(entry.originalSource)));
  if (file.startsWith('..')) return undefined;
  const text = (payload.sourcesContent[payload.sources.indexOf(entry.originalSource)] as string | undefined)?.split(
    '\n',
  )[entry.originalLine];
  return {
    file: file.split(path.sep).join('/'),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
    ...(text === undefined ? {} : { text }),
  };
}
