/**
 * The site as `dev` has it at a moment: prepared after each change, rendered a page at a time when that page is asked for, and rendered
 * and checked as a whole behind that.
 */
import { finish, type Options, openProject, type Prepared, prepare } from '../build.ts';
import type { StoredCache } from '../cache.ts';
import { DiagnosticError, showDiagnostic } from '../diagnostics/diagnostics.ts';
import { type File, hashOf, type Output, type Route } from '../model.ts';
import { render } from '../render/render.ts';

/** What is seen of one file: its bytes, a hash of them and of the assets that it names, and what went wrong when it was rendered. */
export type Seen = { bytes: File['bytes']; version: string; message: string };

export type Session = {
  /** Looks at the project anew. Resolves with the message that says what stands against it, or with nothing. */
  refresh: () => Promise<string>;
  /** Renders and checks the whole site as it was at the last refresh. Resolves with the message, or undefined when another refresh came first. */
  check: () => Promise<string | undefined>;
  /** A file of the site as it is now, or as it was when it could last be rendered; undefined where there is none. */
  see: (file: string) => Promise<Seen | undefined>;
  /** The folder of the host under which the site answers. */
  base: () => string;
  close: () => Promise<void>;
};

/** Pages are rendered when they are asked for, so that nothing needs to be kept: what the cache knows of a page is all that checks need. */
const nowhere: Output = { has: () => true, put: () => {}, get: () => undefined };

/** Opens the project in `root`. `print` writes to the terminal. */
export function createSession(
  root: string,
  options: Options,
  cache: StoredCache,
  print: (line: string) => void,
): Session {
  const project = openProject(root, cache);
  let prepared: Prepared | undefined;
  let generation = 0;
  /** What was seen of each file when it could last be rendered. */
  const good = new Map<string, Seen>();
  const find = (file: string): File | Route | undefined =>
    prepared?.compiled.assets.find(({ path }) => path === file) ?? prepared?.routes.find(route => route.file === file);

  return {
    async refresh() {
      generation++;
      const start = performance.now();
      try {
        prepared = await prepare(project, { withUnpublished: true, ...options });
        print(`${prepared.routes.length} routes in ${Math.round(performance.now() - start)} ms`);
        return '';
      } catch (error) {
        return messageOf(error);
      }
    },

    async check() {
      if (!prepared) return '';
      const own = generation;
      const onProgress = () => {
        if (generation !== own) throw new Superseded();
      };
      try {
        await finish(nowhere, project, prepared, { ...options, onProgress });
        onProgress();
        project.cache.prune();
        return '';
      } catch (error) {
        if (error instanceof Superseded) return undefined;
        project.cache.save();
        return messageOf(error);
      }
    },

    async see(file) {
      const found = find(file);
      if (!found || !prepared) return undefined;
      if ('bytes' in found) return { bytes: found.bytes, version: '', message: '' };
      try {
        const { bytes } = await render(found, prepared.context);
        const html = found.file.endsWith('.html') ? String(bytes) : '';
        const shown = prepared.compiled.assets.filter(asset => html.includes(asset.path));
        const seen = { bytes, version: hashOf(bytes, ...shown.map(asset => asset.bytes)), message: '' };
        good.set(found.file, seen);
        return seen;
      } catch (error) {
        const before = good.get(found.file) ?? { bytes: '<!doctype html><body></body>', version: '' };
        return { ...before, message: messageOf(error) };
      }
    },

    base: () => prepared?.address.base ?? '/',
    close: project.close,
  };
}

class Superseded extends Error {}

function messageOf(error: unknown): string {
  return error instanceof DiagnosticError
    ? error.diagnostics.map(showDiagnostic).join('\n\n')
    : String((error as Error)?.stack ?? error);
}
