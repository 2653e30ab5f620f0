/**
 * Examines finished pages: here, and where there are many, in a thread of its own beside the rendering. What comes out is the same;
 * examining takes about as long as rendering, so a second core halves the time of a large build.
 */
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { examine, type PageRecord, type Setting } from './check.ts';
import type { File } from './compile.ts';

export type Examiner = { examine: (file: File) => Promise<PageRecord>; close: () => Promise<unknown> };

/** So many pages are examined sooner than a thread starts (a third of a second). */
const few = 40;

type Question = { resolve: (record: PageRecord) => void; reject: (error: unknown) => void };

/** Makes an examiner. */
export function createExaminer(setting: Setting): Examiner {
  let examined = 0;
  let starting: Promise<void> | undefined;
  let thread: Worker | undefined;
  let broken: unknown;
  const waiting: Question[] = [];
  const share = createSharer();

  async function start(): Promise<void> {
    const worker = new Worker(await bundledWorker(), { eval: true, workerData: setting });
    // Answers come in the order of the questions.
    worker.on('message', (record: PageRecord) => waiting.shift()?.resolve(record));
    worker.on('error', error => {
      broken = error;
      for (const { reject } of waiting.splice(0)) reject(error);
    });
    thread = worker;
  }

  async function ask(file: File): Promise<PageRecord> {
    if (++examined === few) starting = start();
    // Rendering never waits: without this the event loop would get no turn, and the thread and Ctrl-C are heard there.
    await setImmediate();
    if (broken) throw broken;
    const asked = thread;
    if (!asked) return examine(file, setting);
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      asked.postMessage(file);
    });
  }

  return {
    async examine(file) {
      const { ids, links, opening, ...record } = await ask(file);
      return {
        ...record,
        ids: ids.map(id => share(id, id)),
        links: links.map(link => share(link, `${link.href}\n${link.text}`)),
        opening: opening.map(load => share(load, `${load.kind} ${load.href}`)),
      };
    },
    async close() {
      await starting;
      await thread?.terminate();
    },
  };
}

/** The thread's code as one script: a thread does not inherit what lets this process read TypeScript. */
async function bundledWorker(): Promise<string> {
  const entry = path.join(import.meta.dirname, 'examine-worker.ts');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Gives for equal things, which have equal keys, one: the header's and the footer's stand on every page. */
function createSharer() {
  const known = new Map<string, unknown>();
  return <Thing>(thing: Thing, key: string): Thing => {
    if (!known.has(key)) known.set(key, thing);
    return known.get(key) as Thing;
  };
}
