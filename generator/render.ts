/** Routes → files. Pages that the cache has under a hash of all that they are made of are not rendered again. */
import { setImmediate } from 'node:timers/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Diagnostic, LocateText } from './diagnostics/diagnostics.ts';
import { DiagnosticError, errorAt, mergeRepeated, throwIfAny } from './diagnostics/diagnostics.ts';
import type { Address, Cache, File, Output, PageModule, Route, Scripts } from './model.ts';
import { hashOf, isDocument, originOf } from './model.ts';
import { runSiteCode } from './site-code.ts';

export type RenderContext = {
  shell: PageModule;
  shellProps: Record<string, unknown>;
  scripts: Scripts;
  address: Address;
  headOf: (route: Route) => unknown;
  linksOf: (route: Pick<Route, 'source'>) => Record<string, string>;
  locateText: LocateText;
};

/** Returns the files that make a route: the one an author edits to change it, its module, and what that imports. */
export const sourcesOf = ({ source, page }: Route): string[] => [source, `pages/${page.file}`, ...(page.files ?? [])];

export async function render(route: Route, context: RenderContext): Promise<File> {
  const { path, file, page, props } = route;
  const { shell, shellProps, scripts, address, locateText } = context;
  const task = { file: `pages/${page.file}`, what: `be rendered at ${path}`, sources: sourcesOf(route), locateText };
  if (isDocument(page)) {
    const html = runSiteCode(task, () => {
      // URLs in a style sheet are relative to the site's root.
      const css = page.css.replace(/url\((["']?)\/(?!\/)/g, `url($1${address.base}`);
      const head = context.headOf(route);
      const documentProps = { ...shellProps, address, path, head, css, scripts, links: context.linksOf(route) };
      return renderToStaticMarkup(
        createElement(shell.default, documentProps, createElement(page.module.default, props)),
      );
    });
    return { path: file, bytes: Buffer.from(`<!doctype html>${html}\n`) };
  }
  const bytes: unknown = await runSiteCode(task, () => page.module.default(props, { address }));
  if (typeof bytes === 'string' || bytes instanceof Uint8Array) return { path: file, bytes };
  const message = `returned neither text nor bytes for ${path}, but ${typeof bytes}`;
  throw errorAt(task.file, message, 'Return a string or a Uint8Array.');
}

export type Rendered<Record> = { path: string; hash: string; record: Record };

/** `check` returns the record of each new file; `checksHash` is one of all that it depends on besides the file. */
export type RenderAllOptions<Record> = {
  context: RenderContext;
  cache: Cache;
  output: Output;
  checksHash: string;
  check: (file: File, route: Route) => Record;
  signal?: AbortSignal | undefined;
};

export async function renderAll<Record>(
  routes: readonly Route[],
  options: RenderAllOptions<Record>,
): Promise<Rendered<Record>[]> {
  const { context, output, cache, check, signal } = options;
  const keyOf = createKeys(options);
  const results: Rendered<Record>[] = [];
  const failures: (readonly [name: string, diagnostics: readonly Diagnostic[]])[] = [];

  async function resultOf(route: Route): Promise<Rendered<Record>> {
    const key = keyOf(route);
    const cached = cache.get(key) as Rendered<Record> | undefined;
    if (cached && output.has(route.file, cached.hash)) return cached;
    const file = await render(route, context);
    const result = { path: file.path, hash: output.put(file), record: cached?.record ?? check(file, route) };
    cache.set(key, result);
    return result;
  }

  for (const route of routes) {
    try {
      results.push(await resultOf(route));
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error;
      failures.push([` at ${route.path}`, error.diagnostics]);
    }
    signal?.throwIfAborted();
    // The event loop gets a turn, for requests to `dev`.
    await setImmediate();
  }
  throwIfAny(mergeRepeated(failures));
  return results;
}

function createKeys<Record>({ context, checksHash }: RenderAllOptions<Record>): (route: Route) => string {
  const { shellProps, scripts, address } = context;
  // File pages see only the address; documents are rendered in the shell.
  const forFiles = hashOf(checksHash, JSON.stringify(address));
  const forDocuments = hashOf(forFiles, JSON.stringify(scripts), propsKey(shellProps, '_document.tsx'));
  return route => {
    const { page, path, props } = route;
    const common = isDocument(page) ? [forDocuments, JSON.stringify(context.linksOf(route))] : [forFiles];
    return `page ${hashOf(page.hash, ...common, path, propsKey(props, page.file))}`;
  };
}

/** Returns a text that is the same for equal props only, in which a value of content is its hash. Throws for other than plain data. */
function propsKey(props: unknown, pageFile: string): string {
  const file = `pages/${pageFile}`;
  function keyOf(value: unknown, name: string): string {
    if (/^(?:function|symbol|bigint)$/.test(typeof value)) throw notPlain(name);
    // JSON would write NaN, Infinity and undefined like null.
    if (typeof value !== 'object' || value === null)
      return typeof value === 'string' ? JSON.stringify(value) : String(value);
    const origin = originOf(value);
    if (origin) return `@${origin.hash}`;
    if (Array.isArray(value)) return `[${value.map((item, i) => keyOf(item, String(i))).join()}]`;
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) throw notPlain(name);
    return `{${Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}:${keyOf(item, name)}`)}}`;
  }
  const hint = 'Use texts, numbers, lists and objects: props are compared to find out what has changed.';
  const notPlain = (name: string) => errorAt(file, `has props that are not plain data: "${name}"`, hint);
  return runSiteCode({ file, what: 'compare its props', isShort: true }, () => keyOf(props, ''));
}
