/** Serves the same files as a build, from memory, and sends every change to open browsers. Never writes to the output folder. */
import { setTimeout } from 'node:timers/promises';
import type { Options } from '../build.ts';
import { createCache, type StoredCache } from '../cache.ts';
import { type Diagnostic, showDiagnostic } from '../diagnostics/diagnostics.ts';
import { addressOf } from '../model.ts';
import { createClients } from './clients.ts';
import { createRoutes } from './dev-routes.ts';
import { withOverlay } from './overlay.ts';
import { checkProject, withoutEdited } from './project-checks.ts';
import { type Running, serve } from './serve.ts';
import { createSession } from './session.ts';
import { watch } from './watch.ts';

export { type Running, serve } from './serve.ts';

type DevOptions = Options & {
  /** If undefined, the default port, or a free one if that is in use. */
  port: number | undefined;
  /** Whether to also serve other devices on the network. */
  isShared?: boolean;
  cache?: StoredCache;
  print: (line: string) => void;
  /** Called when the generator itself changes, as this process cannot reload it. Resolves with an error message to show. */
  onGeneratorChange?: () => Promise<string>;
};

/** Milliseconds before a failure is shown: while an editor saves a file, it may be missing for a moment. */
const failureDelay = 100;

/** Milliseconds for open pages to request their new version, before all other pages are rendered. */
const renderDelay = 20;

/** Serves the project in `root` and watches it. Resolves once pages are served; checking the whole site continues in the background. */
export async function dev(root: string, options: DevOptions): Promise<Running> {
  const { print, port, isShared = false, cache = createCache(), onGeneratorChange, ...buildOptions } = options;
  const session = createSession(root, buildOptions, cache);
  /** Why each file last changed. */
  const reasons = new Map<string, string>();
  const devRoutes = await createRoutes(root, session, { whenChecked, whyOf: file => reasons.get(file) });
  /** Error messages about the generator and the site, and what is wrong with the types, imports and spelling of the project. */
  const messages = { generator: '', site: '' };
  let findings: readonly Diagnostic[] = [];
  const message = () =>
    [messages.generator, messages.site, ...findings.map(showDiagnostic)].filter(Boolean).join('\n\n');
  const clients = createClients(session, message);
  /** Stops the latest rebuild when another one supersedes it, and on close. */
  let latest = new AbortController();
  let printed = '';
  /** The files that were edited since the whole site was last rendered, and the time of the first edit. */
  let edits: { files: Set<string>; start: number } | undefined;
  let prepared: Promise<unknown> = Promise.resolve();
  let siteChecked: Promise<unknown> = Promise.resolve();
  let allChecked: Promise<unknown> = Promise.resolve();

  function showMessage(): void {
    const text = message();
    if (text && text !== printed) print(text);
    printed = text;
    clients.sendMessage();
  }
  /** Prints in one line what changed and why. */
  function printChanges(): void {
    const changed = session.changed();
    if (!changed) return;
    const edited = [...(edits?.files ?? [])].join(', ');
    const time = `${Math.round(performance.now() - (edits?.start ?? 0))} ms`;
    print(edited ? `${edited} → ${listed(changed) || 'no changes'}, ${time}` : `${changed.length} files in ${time}`);
    for (const file of changed)
      reasons.set(file, edited ? `${edited}, at ${new Date().toLocaleTimeString('en-GB')}` : 'the start of dev');
    edits = undefined;
  }

  /** Prepares the site again, then renders the open pages, then renders and checks all others, then checks types, imports and spelling. */
  function rebuild(files: Iterable<string> = []): void {
    edits ??= { files: new Set(), start: performance.now() };
    for (const file of files) edits.files.add(file);
    findings = withoutEdited(findings, edits.files);
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    const preparing = session.refresh(signal);
    prepared = preparing;
    siteChecked = checkSite(preparing, signal);
    // A check that is superseded takes a moment to stop.
    const earlier = allChecked;
    allChecked = siteChecked.then(() => checkRest(signal)).then(() => earlier);
  }
  async function checkSite(preparing: Promise<string>, signal: AbortSignal): Promise<void> {
    const failure = await preparing;
    if (failure) await setTimeout(failureDelay);
    if (signal.aborted) return;
    messages.site = failure || (await clients.update());
    await setTimeout(renderDelay);
    const found = messages.site || signal.aborted ? '' : await session.check(signal);
    if (signal.aborted) return;
    messages.site ||= found;
    printChanges();
    showMessage();
  }
  async function checkRest(signal: AbortSignal): Promise<void> {
    const sources = session.contentSources();
    const found = signal.aborted ? [] : await checkProject({ root, cache, sources, signal });
    const before = message();
    if (!signal.aborted) findings = found;
    if (message() !== before) showMessage();
  }
  /** Resolves once the site is checked, including changes that happen while it waits. */
  async function whenChecked(): Promise<void> {
    for (let awaited: unknown; awaited !== siteChecked; ) {
      awaited = siteChecked;
      await siteChecked;
    }
  }

  const base = () => (options.url ? addressOf(options.url).base : session.base());
  async function find(file: string, requested: string): Promise<string | Uint8Array | undefined> {
    await prepared;
    const found = await session.get(file);
    if (!found) return file === '404.html' ? withOverlay(notFoundPage(base()), requested, '', message()) : undefined;
    messages.site ||= found.message;
    return file.endsWith('.html') ? withOverlay(String(found.bytes), requested, found.version, message()) : found.bytes;
  }

  const server = await serve(find, {
    port,
    isShared,
    get base() {
      return base();
    },
    middleware: (request, response, url) => clients.connect(url, response) || devRoutes(request, response, url),
  });
  rebuild();
  const watcher = await watch(root, {
    onSite: rebuild,
    onGenerator: async () => {
      messages.generator = (await onGeneratorChange?.()) ?? '';
      showMessage();
    },
  });
  await prepared;

  return {
    url: server.url,
    async close() {
      latest.abort();
      await watcher.close();
      await allChecked;
      await server.close();
    },
  };
}

/** "a, b, c and 4 more" */
function listed(files: readonly string[]): string {
  const rest = files.length - 3;
  return files.slice(0, 3).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** The page for unknown paths if the site has none, and behind the error message if the first build fails. */
const notFoundPage = (base: string) =>
  `<!doctype html><title>Not found</title><body><p>There is no page at this path, and no pages/404.tsx.</p><p><a href="${base}">Home page</a></p></body>`;
