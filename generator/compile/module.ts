/** One module → CommonJS, by esbuild, alone. What it imports is read from that code, whose form esbuild fixes. */
import { type Loader, type TransformFailure, type TransformOptions, transform } from 'esbuild';
import { errorAt, type Location, locationAt, throwIfAny } from '../diagnostics/diagnostics.ts';
import { diagnosticOf } from './bundle.ts';

/** CommonJS with its source map; what it imports, as it is written there, in order; and the names that it uses of each. Plain data, so that it can be cached. */
export type Compiled = { code: string; specifiers: string[]; used: [specifier: string, name: string][] };

const options: TransformOptions = {
  format: 'cjs',
  platform: 'neutral',
  jsx: 'automatic',
  target: 'node20.19',
  charset: 'utf8',
  sourcemap: 'inline',
  sourcesContent: false,
  legalComments: 'none',
  // So that `import()`, too, calls the `require` of run.ts.
  supported: { 'dynamic-import': false },
  // A site's tsconfig.json is for its editors and the type check: its code means the same with any of them.
  tsconfigRaw: { compilerOptions: { strict: true, verbatimModuleSyntax: true } },
};

/** Returns esbuild's loader for a file of code or data; undefined for any other file. */
function loaderOf(file: string): Loader | undefined {
  const [, plain, other] = /\.(?:[cm]?([jt]s)|([jt]sx|json))$/.exec(file) ?? [];
  return (plain ?? other) as Loader | undefined;
}

/** Compiles a module. Rejects with a DiagnosticError for errors, and for warnings. */
export async function compileModule(file: string, text: string): Promise<Compiled> {
  const loader = loaderOf(file);
  if (!loader)
    throw errorAt(file, 'is no file that code can import', 'It can import code, JSON, CSS, pictures and fonts.');
  const given = { ...options, loader, sourcefile: file };
  const { code, warnings } = await transform(text, given).catch((error: Partial<TransformFailure>) => {
    throwIfAny((error.errors ?? []).map(diagnosticOf));
    throw error;
  });
  throwIfAny(warnings.map(diagnosticOf));
  const required = [...code.matchAll(/(?:\bvar (import_[\w$]+) = (?:__toESM\()?)?(?<![\w$.'"`])require\("(.*?)"\)/g)];
  const imports = new Map(required.map(([, variable = '', specifier = '']) => [variable, specifier]));
  // What is only passed on, after "=> ", may be a type.
  const uses = new Set(code.match(/(?<!=> )\bimport_[\w$]+\.[\p{L}\p{N}_$]+/gu));
  return {
    code,
    specifiers: [...new Set(required.map(([, , specifier = '']) => specifier))],
    used: [...uses].map(use => use.split('.')).map(([variable = '', name = '']) => [imports.get(variable) ?? '', name]),
  };
}

/** Returns where a text imports something, or one name of it. */
export function importIn(file: string, text: string, specifier: string, name?: string): Location {
  const at = Math.max(text.indexOf(`'${specifier}'`), text.indexOf(`"${specifier}"`));
  const names = [...text.slice(0, at).matchAll(/[\p{L}\p{N}_$]+/gu)];
  return locationAt(file, text, (name && names.findLast(([one]) => one === name)?.index) || at);
}
