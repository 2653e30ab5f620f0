/** The site's modules: esbuild compiles each alone, and Node runs it. Each is kept until it, or what it imports, changes. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { type TransformOptions, transform } from 'esbuild';
import { siteFiles } from '../site-code.ts';
import { isStyle, withDiagnostics } from './bundle.ts';
import type { Snapshot } from './sources.ts';

/** A file that code imports, by its hash; the files that it imports, by its names for them; and what it exports once it has run. */
type SiteModule = {
  hash: string;
  code?: string;
  imports: Map<string, string>;
  instance?: { exports: unknown; loaded: boolean };
  failure?: { error: unknown };
};

const options: TransformOptions = {
  loader: 'default',
  format: 'cjs',
  platform: 'neutral',
  jsx: 'automatic',
  target: 'node20.19',
  charset: 'utf8',
  sourcemap: 'inline',
  sourcesContent: false,
  // So that `import()`, too, calls `require`.
  supported: { 'dynamic-import': false },
  // A site's tsconfig.json is for its editors and the type check: its code means the same with any of them.
  tsconfigRaw: { compilerOptions: { strict: true, verbatimModuleSyntax: true } },
};

async function compileModule(file: string, text: string) {
  const { code } = await withDiagnostics(transform(text, { ...options, sourcefile: file }));
  const required = code.matchAll(/(?<![\w$.'"`])require\("(.*?)"\)/g);
  return { code, specifiers: [...new Set(Array.from(required, ([, specifier = '']) => specifier))], inputs: [file] };
}

export function createModules(root: string) {
  process.setSourceMapsEnabled(true);
  const requirePackage = createRequire(path.join(root, 'site.cjs'));
  let modules = new Map<string, SiteModule>();

  /** Returns the file to which an import leads; undefined for packages, which are left to Node, and for files that are not there. */
  function resolve(file: string, specifier: string): string | undefined {
    const full = isPath(specifier) ? fileAt(path.resolve(root, path.dirname(file), specifier)) : linkedFile(specifier);
    return full && path.relative(root, realpathSync.native(full)).replaceAll(path.sep, '/');
  }

  /** Returns the file of a package that is a link to code beside the site, as in a workspace. */
  function linkedFile(specifier: string): string | undefined {
    try {
      const full = requirePackage.resolve(specifier);
      return path.isAbsolute(full) && !/[/\\]node_modules[/\\]/.test(full) ? full : undefined;
    } catch {
      return undefined;
    }
  }

  /** Returns what a module exports: in a circle of imports, what it has exported so far. */
  function run(file: string): unknown {
    const module = modules.get(file) as SiteModule;
    if (module.failure) throw module.failure.error;
    if (module.instance) return module.instance.exports;
    // Not by Node's `require`, which keeps for ever what it has loaded.
    const instance = new Module(file) as Module & { _compile: (code: string, file: string) => void };
    module.instance = instance;
    siteFiles.set(path.join(root, file), file);
    instance.require = (specifier => load(module, specifier)) as NodeJS.Require;
    try {
      // In the root, from where its source map names it.
      instance._compile(module.code ?? '', path.join(root, `${file.replaceAll('/', '~')}.cjs`));
      instance.loaded = true;
    } catch (error) {
      module.failure = { error };
      throw error;
    }
    return instance.exports;
  }

  function load({ imports }: SiteModule, specifier: string): unknown {
    const target = imports.get(specifier);
    if (target === undefined && isPath(specifier)) throw new Error(`Could not resolve "${specifier}"`);
    if (target === undefined) return requirePackage(specifier);
    const exports = run(target);
    return typeof exports === 'string' ? exports + (/[?#].*/.exec(specifier)?.[0] ?? '') : exports;
  }

  async function update(entries: readonly string[], { read, keep }: Pick<Snapshot, 'read' | 'keep'>) {
    // An edit of a style sheet is none of the modules that import it.
    const hashOf = (file: string) => (file.endsWith('.css') ? `${existsSync(path.join(root, file))}` : read(file).hash);
    const dropped = new Set<string>();
    for (const [file, { hash, instance, failure }] of modules)
      if (failure || instance?.loaded === false || hash !== hashOf(file)) dropped.add(file);
    // The set grows meanwhile.
    for (const file of dropped)
      for (const [user, { imports }] of modules) if ([...imports.values()].includes(file)) dropped.add(user);

    const reached = new Map<string, SiteModule>();
    async function visit(file: string): Promise<void> {
      if (reached.has(file)) return;
      const known = dropped.has(file) ? undefined : modules.get(file);
      const module: SiteModule = known ?? { hash: hashOf(file), imports: new Map() };
      reached.set(file, module);
      if (!known && !isStyle(file))
        await compile(file, module).catch(error => Object.assign(module, { failure: { error } }));
      await Promise.all(Array.from(module.imports.values(), visit));
    }
    async function compile(file: string, module: SiteModule): Promise<void> {
      const { code, specifiers } = await keep(`module ${file}`, () => compileModule(file, read(file).text));
      Object.assign(module, { code, hash: hashOf(file) });
      for (const specifier of specifiers) {
        const target = resolve(file, specifier);
        if (target) module.imports.set(specifier, target);
      }
    }
    await Promise.all(entries.map(visit));
    modules = reached;
    return modules;
  }

  return { update, run };
}

const isPath = (specifier: string) => /^\.\.?(?:\/|$)/.test(specifier);

const ends = ['', '.ts', '.tsx', '/index.ts'];

/** Returns the file that is meant: one may have a fragment, "icons.svg#mail", a shorter name, or that of what TypeScript makes of it. */
function fileAt(full: string): string | undefined {
  const names = [full.replace(/[?#].*/, ''), full.replace(/\.js(x?)$/, '.ts$1'), ...ends.map(end => full + end)];
  return names.find(name => existsSync(name) && statSync(name).isFile());
}
