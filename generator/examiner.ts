/**
 * Examines finished pages: the first ones here, the rest in a thread of its own beside the rendering. What comes out is the same;
 * examining takes about as long as rendering, so a second core halves the time of a large build.
 */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import { examine, type PageRecord, type Setting } from './check.ts';
import type { File } from './compile.ts';

export type Examiner = {
  examine: (file: File) => Promise<PageRecord>;
  /** Resolves when so few pages are waiting that their bytes need not be feared. */
  ready: () => Promise<void>;
  close: () => Promise<unknown>;
};

/** So many pages are examined sooner than a thread starts (a third of a second). */
const few = 100;
const mostWaiting = 100;

type Question = { resolve: (record: PageRecord) => void; reject: (error: unknown) => void };

/** Makes an examiner. */
export function createExaminer(setting: Setting): Examiner {
  let examined = 0;
  let worker: Worker | undefined;
  let broken: unknown;
  let onFewer = () => {};
  const waiting: Question[] = [];
  const share = createSharer();

  function start(): Worker {
    const thread = new Worker(bundledWorker(), { eval: true, workerData: setting });
    // Answers come in the order of the questions.
    thread.on('message', (record: PageRecord) => {
      waiting.shift()?.resolve({ ...record, links: record.links.map(share) });
      if (waiting.length < mostWaiting) onFewer();
    });
    thread.on('error', error => {
      broken = error;
      for (const { reject } of waiting.splice(0)) reject(error);
      onFewer();
    });
    return thread;
  }

  return {
    async examine(file) {
      if (++examined <= few) return examine(file, setting);
      if (broken) throw broken;
      worker ??= start();
      const thread = worker;
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        thread.postMessage(file);
      });
    },
    ready: () =>
      new Promise(resolve => {
        if (waiting.length < mostWaiting) resolve();
        else onFewer = resolve;
      }),
    close: async () => worker?.terminate(),
  };
}

/** The thread's code as one script: a thread does not inherit what lets this process read TypeScript. */
function bundledWorker(): string {
  const entry = path.join(import.meta.dirname, 'examine-worker.ts');
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Gives for equal links one object: the header's and the footer's stand on every page. */
function createSharer() {
  const known = new Map<string, PageRecord['links'][number]>();
  return (link: PageRecord['links'][number]) => {
    const key = `${link.href}\n${link.text}`;
    const same = known.get(key);
    if (!same) known.set(key, link);
    return same ?? link;
  };
}
