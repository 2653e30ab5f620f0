/**
 * Makes what is ordered: here, and where that is much, in threads of their own beside this one. What comes out is the same; what a
 * large build takes is nearly all rendering and examining, so each core shortens it.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { PageRecord } from './check.ts';
import type { Code, Linked } from './link.ts';
import { isDocument } from './plan.ts';
import { type Order, type Product, produce, type Terms } from './produce.ts';
import { type Problem, SiteError } from './site-error.ts';

/** What a thread says of an order: the product, an author's mistakes, or what else was thrown. */
export type Answer = { id: number } & (
  | { product: SentProduct }
  | { problems: readonly Problem[] }
  | { fault: unknown }
);

/** A product on its way between threads: a page's record has hundreds of parts, which as one text are sooner there. */
type SentProduct = Omit<Product, 'page'> & { page: string | undefined };

export type Workshop = {
  make: (order: Order) => Promise<Product>;
  /** How many orders it is worth giving at once. */
  atOnce: number;
  close: () => Promise<unknown>;
};

/** So many orders are made sooner than threads start (half a second). */
const few = 150;

/** More threads than this would only wait for the one that gives them their orders. */
const mostThreads = 6;

/** Orders that a thread has before it: enough that it need not wait, and few enough to stay free for the next one. */
const ahead = 4;

/** Makes a workshop. It begins with threads where more than a `few` orders are `expected`, and takes some where more come. */
export function createWorkshop(linked: Linked & { code: Code }, terms: Terms, expected: number): Workshop {
  const count = Math.min(availableParallelism(), mostThreads);
  let ordered = expected;
  let starting: Promise<void> | undefined;
  let threads: Thread[] = [];

  async function begin(): Promise<void> {
    threads = await startThreads(linked.code, terms, count);
  }

  return {
    atOnce: ahead * count,
    async make(order) {
      if (++ordered > few) starting ??= begin();
      // Rendering never waits: without this the event loop would get no turn, and threads and Ctrl-C are heard there.
      await setImmediate();
      // Files may take long, as pictures do, and would keep this thread from all else.
      if (starting && !isDocument({ file: order.page })) await starting;
      const [freest] = threads.toSorted((a, b) => a.busy() - b.busy());
      return freest ? freest.make(order) : produce(order, linked, terms);
    },
    async close() {
      await starting;
      await Promise.all(threads.map(thread => thread.close()));
    },
  };
}

type Thread = { make: Workshop['make']; busy: () => number; close: () => Promise<unknown> };

async function startThreads(code: Code, terms: Terms, count: number): Promise<Thread[]> {
  const script = await threadScript();
  const share = createSharer();
  return Promise.all(Array.from({ length: count }, () => startThread(script, { code, terms }, share)));
}

function startThread(
  script: string,
  workerData: { code: Code; terms: Terms },
  share: (page: PageRecord) => PageRecord,
): Promise<Thread> {
  const worker = new Worker(script, { eval: true, workerData });
  const waiting = new Map<number, { resolve: (product: Product) => void; reject: (error: unknown) => void }>();
  let broken: unknown;
  let next = 0;
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('product' in answer) {
      const { page, ...product } = answer.product;
      asked?.resolve(page === undefined ? product : { ...product, page: share(JSON.parse(page)) });
    } else asked?.reject('problems' in answer ? new SiteError(answer.problems) : answer.fault);
  });
  const fail = (error: unknown) => {
    broken = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new SiteError([{ message: 'the site’s code has ended the process' }])));
  const thread: Thread = {
    make: order =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        waiting.set(next, { resolve, reject });
        worker.postMessage({ id: next++, order });
      }),
    busy: () => waiting.size,
    close: () => worker.terminate(),
  };
  return new Promise((resolve, reject) => {
    worker.once('online', () => resolve(thread)).once('error', reject);
  });
}

/** A thread's code as one script: it does not inherit what lets this process read TypeScript. React must be that of the pages. */
async function threadScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'workshop-thread.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    write: false,
  });
  const home = JSON.stringify(import.meta.filename);
  return `require = require('node:module').createRequire(${home});${outputFiles[0]?.text ?? ''}`;
}

/** What stands on every page, such as the links of the header, is kept once. */
function createSharer(): (page: PageRecord) => PageRecord {
  const known = new Map<string, unknown>();
  const one = <Thing>(thing: Thing, key: string): Thing => {
    if (!known.has(key)) known.set(key, thing);
    return known.get(key) as Thing;
  };
  return ({ ids, links, opening, ...page }) => ({
    ...page,
    ids: ids.map(id => one(id, id)),
    links: links.map(link => one(link, `${link.href}\n${link.text}`)),
    opening: opening.map(load => one(load, `${load.kind} ${load.href}`)),
  });
}
