/** Serves the same files as a build, from memory, and brings every change to the open browser. Never writes the output folder. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Options } from '../build.ts';
import { createCache, type StoredCache } from '../cache.ts';
import { addressOf } from '../model.ts';
import { type Event, eventsPath, withOverlay } from './overlay.ts';
import { createProjectChecks } from './project-checks.ts';
import { type Running, serve } from './serve.ts';
import { createSession } from './session.ts';
import { watch } from './watch.ts';

export { type Running, serve } from './serve.ts';

export type DevOptions = Options & {
  port: number;
  cache?: StoredCache;
  print: (line: string) => void;
  /** Called when the generator itself changes, which this process cannot take up. What it gives is shown as a mistake. */
  onGeneratorChange?: () => Promise<string>;
};

/** Milliseconds for which a failure waits for the rest of what an editor does: between two events of one save a file may be missing. */
const patience = 100;

/** An open page: its file, the version of it that is shown, and the connection on which it hears of changes. */
type Client = { file: string; version: string; response: ServerResponse };

/** Watches the project in `root`. Resolves once pages are served; the whole site is checked behind that. */
export async function dev(root: string, options: DevOptions): Promise<Running> {
  const { print, port, cache = createCache(), onGeneratorChange, ...buildOptions } = options;
  const session = createSession(root, buildOptions, cache, print);
  const projectChecks = createProjectChecks(root);
  const clients = new Set<Client>();
  /** What is wrong: with the generator, the site, the types and imports of the project. */
  const messages = { generator: '', site: '', project: '' };
  const message = () => Object.values(messages).filter(Boolean).join('\n\n');
  let generation = 0;
  let printed = '';
  let prepared: Promise<unknown> = Promise.resolve();
  let finished: Promise<unknown> = Promise.resolve();

  function send({ response }: Client, event: Partial<Event>): void {
    response.write(`data: ${JSON.stringify({ reload: false, message: message(), isDone: false, ...event })}\n\n`);
  }
  function tellAll(): void {
    const text = message();
    if (text && text !== printed) print(text);
    printed = text;
    for (const client of clients) send(client, { isDone: true });
  }

  /** Prepares the site; then the pages that are open are rendered, then all others, then types and imports are looked at. */
  function change(): void {
    const own = ++generation;
    const isOld = () => generation !== own;
    const preparing = session.refresh();
    prepared = preparing;
    const run = async () => {
      const failure = await preparing;
      if (failure) await new Promise(resolve => setTimeout(resolve, patience));
      if (isOld()) return;
      messages.site = failure;
      if (!failure) await showOpenPages();
      const found = messages.site ? '' : await session.check();
      if (isOld()) return;
      messages.site ||= found ?? '';
      tellAll();
      const mistakes = await projectChecks.run();
      if (isOld() || mistakes === messages.project) return;
      messages.project = mistakes;
      tellAll();
    };
    finished = run();
  }
  async function showOpenPages(): Promise<void> {
    for (const client of clients) {
      if (!client.file) continue;
      const seen = (await session.see(client.file)) ?? (await session.see('404.html'));
      messages.site ||= seen?.message ?? '';
      if (seen && seen.version !== client.version) send(client, { reload: true });
    }
  }

  /** Keeps the connection of an open page. */
  function connect(request: IncomingMessage, response: ServerResponse): boolean {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== eventsPath) return false;
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
    response.writeHead(200, headers).write('retry: 300\n\n');
    const client = { file: searchParams.get('file') ?? '', version: searchParams.get('version') ?? '', response };
    clients.add(client);
    response.on('close', () => clients.delete(client));
    return true;
  }

  async function find(file: string, asked: string): Promise<string | Uint8Array | undefined> {
    await prepared;
    const seen = await session.see(file);
    if (!seen) return file === '404.html' ? withOverlay(nothingYet, asked, '', message()) : undefined;
    messages.site ||= seen.message;
    return file.endsWith('.html') ? withOverlay(String(seen.bytes), asked, seen.version, message()) : seen.bytes;
  }

  const server = await serve(find, {
    port,
    get base() {
      return options.url ? addressOf(options.url).base : session.base();
    },
    middleware: connect,
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

/** What is under the message when not even the first build came through. */
const nothingYet = '<!doctype html><title>Nothing built yet</title><body></body>';
