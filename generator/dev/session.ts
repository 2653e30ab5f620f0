/**
 * The current state of the site in `dev`: prepared after each change, with each page rendered on request; the whole site is rendered and
 * checked afterwards.
 */

import { type Checked, finish, type Options, openProject, type Prepared, prepare, renderAndCheck } from '../build.ts';
import type { StoredCache } from '../cache.ts';
import { DiagnosticError } from '../diagnostics/diagnostics.ts';
import { type File, hashOf, isHashed, type Route } from '../model.ts';
import type { Source } from '../read/read.ts';
import { render } from '../render/render.ts';
import { keepingNothing, type Surveyed } from '../tools/book/book.ts';
import { withoutPolicy, withoutStyles } from './overlay.ts';

/**
 * A file as it is served: its bytes, the error message if it could not be rendered, and a version: two hashes of it and of the assets that it
 * refers to, the first without style sheets.
 */
type ServedFile = { bytes: File['bytes']; version: string; message: string };

export type Session = ReturnType<typeof createSession>;

/** Opens the project in `root`. */
export function createSession(root: string, options: Options, cache: StoredCache) {
  const project = openProject(root, cache);
  let prepared: Prepared | undefined;
  /** Refreshes run one at a time, as a busy bundler returns the result of its running build. Of those that wait, only the last one runs. */
  let preparing = Promise.resolve('');
  let checked: Checked | undefined;
  /** The check whose changes were last reported. */
  let reported: Checked | undefined;
  let generation = 0;
  /** The last successful rendering of each file, and the site that it belongs to. */
  const lastGood = new Map<string, ServedFile & { of: Prepared }>();
  const find = (file: string): File | Route | undefined =>
    prepared?.compiled.assets.find(({ path }) => path === file) ?? prepared?.routes.find(route => route.file === file);

  return {
    /** Prepares the project again, unless `signal` says that a later refresh supersedes this one. Resolves with the error message, or with ''. */
    refresh(signal?: AbortSignal): Promise<string> {
      generation++;
      preparing = preparing.then(async () => {
        if (signal?.aborted) return '';
        try {
          prepared = await prepare(project, { withUnpublished: true, ...options });
          return '';
        } catch (error) {
          return messageOf(error);
        }
      });
      return preparing;
    },

    /** Renders and checks the whole site of the last refresh, until `signal` stops it. Resolves with the error message, or with ''. */
    async check(signal: AbortSignal): Promise<string> {
      const site = prepared;
      if (!site) return '';
      const onProgress = () => signal.throwIfAborted();
      try {
        const output = keepingNothing(site);
        checked = await renderAndCheck(output, project, site, { ...options, onProgress });
        await finish(output, project, { ...site, checked }, options);
        onProgress();
        project.cache.prune();
        return '';
      } catch (error) {
        if (signal.aborted) return '';
        project.cache.save();
        return messageOf(error);
      }
    },

    /** Returns the files that were added, changed or removed since the last call, or undefined if there was no check since. */
    changed(): string[] | undefined {
      if (!checked || checked === reported) return undefined;
      const hashesOf = (all: Checked | undefined) => new Map(all?.files.map(({ path, hash }) => [path, hash]));
      const [before, now] = [hashesOf(reported), hashesOf(checked)];
      reported = checked;
      return [...new Set([...now.keys(), ...before.keys()])].filter(file => now.get(file) !== before.get(file));
    },
    /** Returns the whole site of the last check, for the book. */
    survey: (): Surveyed | undefined => prepared && checked && { prepared, checked },

    /** Resolves with a file of the current site, or its last good version if it cannot be rendered; undefined if there is no such file. */
    async get(file: string): Promise<ServedFile | undefined> {
      const found = find(file);
      if (!found || !prepared) return undefined;
      if ('bytes' in found) return { bytes: found.bytes, version: '', message: '' };
      const known = lastGood.get(found.file);
      // A page that reloads after a change gets the same bytes that the notification was about.
      if (known?.of === prepared) return known;
      try {
        const { bytes } = await render(found, prepared.context);
        const version = servedVersionOf(found.file, bytes, prepared.compiled.assets);
        const served = { bytes, version, message: '', of: prepared };
        lastGood.set(found.file, served);
        return served;
      } catch (error) {
        const previous = known ?? { bytes: '<!doctype html><body></body>', version: '' };
        return { ...previous, message: messageOf(error) };
      }
    },

    /** Returns the file that an author edits to change a page, and the page's module: ["content/blog/x.md", "pages/blog/[slug].tsx"]. */
    sourcesOf(file: string): string[] {
      const route = prepared?.routes.find(route => route.file === file);
      return route ? [route.source, `pages/${route.page.file}`] : [];
    },

    contentSources: (): readonly Source[] => prepared?.reading.sources ?? [],
    /** Returns the number of refreshes so far. */
    generation: () => generation,
    base: () => prepared?.address.base ?? '/',
  };
}

function servedVersionOf(file: string, bytes: File['bytes'], assets: readonly File[]): string {
  const html = file.endsWith('.html') ? withoutPolicy(String(bytes)) : '';
  const structure = withoutStyles(html);
  const shown = assets.filter(asset => html.includes(asset.path));
  // Swapping style sheets does not fetch a changed picture whose name stayed the same: that takes a reload.
  const outside = shown.filter(({ path }) => structure.includes(path) || !isHashed(path));
  const hashes = [
    hashOf(structure, ...outside.map(asset => asset.bytes)),
    hashOf(bytes, ...shown.map(asset => asset.bytes)),
  ];
  return hashes.join(' ');
}

const messageOf = (error: unknown): string =>
  error instanceof DiagnosticError ? error.message : String((error as Error)?.stack ?? error);
