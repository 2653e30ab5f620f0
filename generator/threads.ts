/** Threads that make what is ordered. They are given the pages' code, and share nothing with this one. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { PageRecord } from './check.ts';
import type { Code } from './link.ts';
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
  close: () => Promise<unknown>;
};

/** Starts so many threads. They take orders at once, and come to them when they have linked the pages. */
export async function startThreads(code: Code, terms: Terms, count: number): Promise<Thread[]> {
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
  // A thread that was not closed ends by what runs in it.
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
