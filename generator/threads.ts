/** Threads that make what is ordered. They are given the pages' code, and share nothing with this one. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { Code, Linked } from './link.ts';
import type { Order, Product, Terms } from './produce.ts';
import { type Problem, SiteError } from './site-error.ts';

/** What a thread says of an order: the product, an author's mistakes, or what else was thrown. */
export type Answer = { id: number } & (
  | { product: SentProduct }
  | { problems: readonly Problem[] }
  | { fault: unknown }
);

/** A product on its way between threads: a page's record has hundreds of parts, which as one text are sooner there. */
type SentProduct = Omit<Product, 'page'> & { page: string | undefined };

/** A thread: what it makes, how many orders are before it. */
export type Thread = {
  make: (order: Order) => Promise<Product>;
  busy: () => number;
  /** Rejects where something failed in it. */
  close: () => Promise<void>;
};

/** What threads are given: the code, the terms, and whose mistake an error is that nobody caught. */
type Given = { code: Code; terms: Terms; locate: Linked['locate'] };

/** Starts so many threads. They take orders at once, and come to them when they have linked the pages. */
export async function startThreads(given: Given, count: number): Promise<Thread[]> {
  const script = await threadScript();
  const started = await Promise.allSettled(Array.from({ length: count }, () => startThread(script, given)));
  const threads = started.flatMap(one => (one.status === 'fulfilled' ? one.value : []));
  const failed = started.find(one => one.status === 'rejected');
  if (!failed) return threads;
  await Promise.allSettled(threads.map(thread => thread.close()));
  throw failed.reason;
}

function startThread(script: string, { code, terms, locate }: Given): Promise<Thread> {
  // It needs nothing of what lets this process read TypeScript.
  const worker = new Worker(script, { eval: true, execArgv: [], workerData: { code, terms } });
  const waiting = new Map<number, { resolve: (product: Product) => void; reject: (error: unknown) => void }>();
  let broken: unknown;
  let isClosed = false;
  let next = 0;
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('product' in answer) asked?.resolve(received(answer.product));
    else asked?.reject('problems' in answer ? new SiteError(answer.problems) : answer.fault);
  });
  const fail = (error: unknown) => {
    const place = locate(error);
    const message = `fails where nobody catches it: ${(error as Error)?.message ?? error}`;
    broken ??= place ? new SiteError([{ message, place }]) : error;
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  };
  worker.on('error', fail).on('messageerror', fail);
  // A thread that is not closed ends by what runs in it.
  worker.on('exit', () => isClosed || fail(new SiteError([{ message: 'the site’s code has ended the process' }])));
  const thread: Thread = {
    make: order =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        waiting.set(next, { resolve, reject });
        worker.postMessage({ id: next++, order });
      }),
    busy: () => waiting.size,
    async close() {
      isClosed = true;
      await worker.terminate();
      if (broken) throw broken;
    },
  };
  return new Promise((resolve, reject) => {
    worker.once('online', () => resolve(thread)).once('error', reject);
    worker.once('exit', () => reject(broken));
  });
}

/** What has come from a thread, as it was made there: bytes arrive without their class. */
function received({ page, bytes, ...product }: SentProduct): Product {
  const whole = { ...product, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
  return page === undefined ? whole : { ...whole, page: JSON.parse(page) };
}

/** A thread's code as one script. React must be that of the pages. */
async function threadScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'thread.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    write: false,
  });
  const home = JSON.stringify(import.meta.filename);
  return `require = require('node:module').createRequire(${home});${outputFiles[0]?.text ?? ''}`;
}
