/**
 * The site as `dev` has it at a moment: prepared after each change, rendered a page at a time when that page is asked for, and rendered
 * and checked as a whole behind that.
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
 * What is seen of one file: its bytes, what went wrong when it was rendered, and a version: two hashes of it and of the assets that it names,
 * of which the first leaves style sheets out.
 */
export type Seen = { bytes: File['bytes']; version: string; message: string };

export type Session = ReturnType<typeof createSession>;

/** Opens the project in `root`. */
export function createSession(root: string, options: Options, cache: StoredCache) {
  const project = openProject(root, cache);
  let prepared: Prepared | undefined;
  /** One at a time: a bundler that is asked again while it works gives what it has begun with. Of those that wait only the last is done. */
  let preparing = Promise.resolve('');
  let checked: Checked | undefined;
  /** What was told last of what was checked. */
  let told: Checked | undefined;
  let generation = 0;
  /** What was seen of each file when it could last be rendered, and of which site. */
  const good = new Map<string, Seen & { of: Prepared }>();
  const find = (file: string): File | Route | undefined =>
    prepared?.compiled.assets.find(({ path }) => path === file) ?? prepared?.routes.find(route => route.file === file);

  return {
    /** Looks at the project anew. Resolves with the message that says what stands against it, or with nothing; so when another refresh came first. */
    refresh(): Promise<string> {
      const own = ++generation;
      preparing = preparing.then(async () => {
        if (generation !== own) return '';
        try {
          prepared = await prepare(project, { withUnpublished: true, ...options });
          return '';
        } catch (error) {
          return messageOf(error);
        }
      });
      return preparing;
    },

    /** Renders and checks the whole site as it was at the last refresh. Resolves with the message, or undefined when another refresh came first. */
    async check(): Promise<string | undefined> {
      const current = prepared;
      if (!current) return '';
      const own = generation;
      const onProgress = () => {
        if (generation !== own) throw new Superseded();
      };
      try {
        const output = keepingNothing(current);
        checked = await renderAndCheck(output, project, current, { ...options, onProgress });
        await finish(output, project, { ...current, checked }, options);
        onProgress();
        project.cache.prune();
        return '';
      } catch (error) {
        if (error instanceof Superseded) return undefined;
        project.cache.save();
        return messageOf(error);
      }
    },

    /** The files that became other bytes, came or went since this was last asked; undefined where nothing was checked since. */
    changed(): string[] | undefined {
      if (!checked || checked === told) return undefined;
      const hashesOf = (all: Checked | undefined) => new Map(all?.files.map(({ path, hash }) => [path, hash]));
      const [before, now] = [hashesOf(told), hashesOf(checked)];
      told = checked;
      return [...new Set([...now.keys(), ...before.keys()])].filter(file => now.get(file) !== before.get(file));
    },
    /** The whole site as it was last checked, for the book. */
    survey: (): Surveyed | undefined => prepared && checked && { prepared, checked },

    /** A file of the site as it is now, or as it was when it could last be rendered; undefined where there is none. */
    async see(file: string): Promise<Seen | undefined> {
      const found = find(file);
      if (!found || !prepared) return undefined;
      if ('bytes' in found) return { bytes: found.bytes, version: '', message: '' };
      const known = good.get(found.file);
      // A page that was told of its change gets the very bytes that it was told of.
      if (known?.of === prepared) return known;
      try {
        const { bytes } = await render(found, prepared.context);
        const version = versionOf(found.file, bytes, prepared.compiled.assets);
        const seen = { bytes, version, message: '', of: prepared };
        good.set(found.file, seen);
        return seen;
      } catch (error) {
        const before = known ?? { bytes: '<!doctype html><body></body>', version: '' };
        return { ...before, message: messageOf(error) };
      }
    },

    /** What an author edits to change a page, and the page itself: ["content/blog/x.md", "pages/blog/[slug].tsx"]. */
    sourcesOf(file: string): string[] {
      const route = prepared?.routes.find(route => route.file === file);
      return route ? [route.source, `pages/${route.page.file}`] : [];
    },

    /** The files of content. */
    contentSources: (): readonly Source[] => prepared?.reading.sources ?? [],
    /** Counts what was looked at anew. */
    generation: () => generation,
    /** The folder of the host under which the site answers. */
    base: () => prepared?.address.base ?? '/',
    close: project.close,
  };
}

function versionOf(file: string, bytes: File['bytes'], assets: readonly File[]): string {
  const html = file.endsWith('.html') ? withoutPolicy(String(bytes)) : '';
  const structure = withoutStyles(html);
  const shown = assets.filter(asset => html.includes(asset.path));
  // Swapping a style sheet does not fetch a picture again whose name has stayed: that takes a reload.
  const outside = shown.filter(({ path }) => structure.includes(path) || !isHashed(path));
  const hashes = [
    hashOf(structure, ...outside.map(asset => asset.bytes)),
    hashOf(bytes, ...shown.map(asset => asset.bytes)),
  ];
  return hashes.join(' ');
}

class Superseded extends Error {}

const messageOf = (error: unknown): string =>
  error instanceof DiagnosticError ? error.message : String((error as Error)?.stack ?? error);
