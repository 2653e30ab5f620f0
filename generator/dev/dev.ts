/** Serves the same files as a build, from memory, and brings every change to the open browser. Never writes the output folder. */
import type { Options } from '../build.ts';
import { createCache, type StoredCache } from '../cache.ts';
import { addressOf } from '../model.ts';
import { createNotes } from '../tools/notes/notes.ts';
import { createClients } from './clients.ts';
import { withOverlay } from './overlay.ts';
import { createOwn } from './own.ts';
import { createProjectChecks, withoutEdited } from './project-checks.ts';
import { type Running, serve } from './serve.ts';
import { createSession } from './session.ts';
import { watch } from './watch.ts';

export { type Running, serve } from './serve.ts';

type DevOptions = Options & {
  /** The port; a free one where none is given and the usual one is taken. */
  port: number | undefined;
  /** Whether to answer other devices of the network, too. */
  isShared?: boolean;
  cache?: StoredCache;
  print: (line: string) => void;
  /** Called when the generator itself changes, which this process cannot take up. What it gives is shown as a mistake. */
  onGeneratorChange?: () => Promise<string>;
};

/** Milliseconds for which a failure waits for the rest of what an editor does: between two events of one save a file may be missing. */
const patience = 100;

/** Milliseconds in which a page that was told of its change may ask for its new bytes, before all other pages are rendered. */
const courtesy = 20;

/** Watches the project in `root`. Resolves once pages are served; the whole site is checked behind that. */
export async function dev(root: string, options: DevOptions): Promise<Running> {
  const { print, port, isShared = false, cache = createCache(), onGeneratorChange, ...buildOptions } = options;
  const session = createSession(root, buildOptions, cache);
  const projectChecks = createProjectChecks(root, createNotes(root, cache), session.contentSources);
  /** Why a file last became other bytes. */
  const whys = new Map<string, string>();
  const own = await createOwn(root, session, { settled: whenSettled, whyOf: file => whys.get(file) });
  /** What is wrong: with the generator, the site, the types and imports of the project. */
  const messages = { generator: '', site: '', project: '' };
  const message = () => Object.values(messages).filter(Boolean).join('\n\n');
  const clients = createClients(session, message);
  let generation = 0;
  let printed = '';
  /** The files that were edited since all was rendered, and when the first of them was. */
  let edits: { files: Set<string>; start: number } | undefined;
  let prepared: Promise<unknown> = Promise.resolve();
  let settled: Promise<unknown> = Promise.resolve();
  let finished: Promise<unknown> = Promise.resolve();

  function tellAll(): void {
    const text = message();
    if (text && text !== printed) print(text);
    printed = text;
    clients.tellAll();
  }
  /** Says in one line what became other and why. */
  function printChanges(): void {
    const changed = session.changed();
    if (!changed) return;
    const why = [...(edits?.files ?? [])].join(', ');
    const time = `${Math.round(performance.now() - (edits?.start ?? 0))} ms`;
    print(why ? `${why} → ${listed(changed) || 'no other bytes'}, ${time}` : `${changed.length} files in ${time}`);
    for (const file of changed)
      whys.set(file, why ? `${why}, at ${new Date().toLocaleTimeString('en-GB')}` : 'dev began');
    edits = undefined;
  }

  /** Prepares the site; then the pages that are open are rendered, then all others, then types and imports are looked at. */
  function change(files: Iterable<string> = []): void {
    const own = ++generation;
    const isOld = () => generation !== own;
    edits ??= { files: new Set(), start: performance.now() };
    for (const file of files) edits.files.add(file);
    messages.project = withoutEdited(messages.project, edits.files);
    const preparing = session.refresh();
    prepared = preparing;
    const look = async (): Promise<boolean> => {
      const failure = await preparing;
      if (failure) await new Promise(resolve => setTimeout(resolve, patience));
      if (isOld()) return false;
      messages.site = failure || (await clients.update());
      await new Promise(resolve => setTimeout(resolve, courtesy));
      if (isOld()) return false;
      const found = messages.site ? '' : await session.check();
      if (isOld()) return false;
      messages.site ||= found ?? '';
      printChanges();
      tellAll();
      return true;
    };
    const looked = look();
    settled = looked;
    finished = looked.then(async isLatest => {
      const mistakes = isLatest ? await projectChecks.run() : messages.project;
      if (isOld() || mistakes === messages.project) return;
      messages.project = mistakes;
      tellAll();
    });
  }
  /** Resolves once all is checked as it is then. */
  async function whenSettled(): Promise<void> {
    for (let seen: unknown; seen !== settled; ) {
      seen = settled;
      await settled;
    }
  }

  const base = () => (options.url ? addressOf(options.url).base : session.base());
  async function find(file: string, asked: string): Promise<string | Uint8Array | undefined> {
    await prepared;
    const seen = await session.see(file);
    if (!seen) return file === '404.html' ? withOverlay(nothingAt(base()), asked, '', message()) : undefined;
    messages.site ||= seen.message;
    return file.endsWith('.html') ? withOverlay(String(seen.bytes), asked, seen.version, message()) : seen.bytes;
  }

  const server = await serve(find, {
    port,
    isShared,
    get base() {
      return base();
    },
    middleware: (request, response, url) => clients.connect(url, response) || own(request, response, url),
  });
  change();
  const watcher = await watch(root, {
    onSite: change,
    onGenerator: async () => {
      messages.generator = (await onGeneratorChange?.()) ?? '';
      tellAll();
    },
  });
  await prepared;

  return {
    get url() {
      return server.url;
    },
    async close() {
      generation++;
      projectChecks.close();
      await watcher.close();
      await finished;
      await server.close();
      await session.close();
    },
  };
}

/** "a, b, c and 4 more" */
function listed(files: readonly string[]): string {
  const rest = files.length - 3;
  return files.slice(0, 3).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** What is shown for an unknown path where the site has no page for that, and under the message when not even the first build came through. */
const nothingAt = (base: string) =>
  `<!doctype html><title>Not found</title><body><p>There is no page here, and no pages/404.tsx that says so.</p><p><a href="${base}">The first page</a></p></body>`;
