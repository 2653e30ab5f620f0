/**
 * Makes what is ordered: here, and where that is much, in threads beside this one. What comes out is the same; what a large build takes
 * is nearly all rendering and examining, so each core shortens it.
 */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { PageRecord } from './check.ts';
import type { Code, Linked } from './link.ts';
import { isDocument } from './plan.ts';
import { type Order, type Product, produce, type Terms } from './produce.ts';
import { startThreads, type Thread } from './threads.ts';

export type Workshop = {
  make: (order: Order) => Promise<Product>;
  /** How many orders it is worth giving at once. */
  atOnce: number;
  /** Rejects where something has failed that nobody heard of. */
  close: () => Promise<void>;
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
  const share = createSharer();
  let ordered = 0;
  let isClosed = false;
  let starting: Promise<Thread[]> | undefined;
  let threads: Thread[] = [];

  async function start(): Promise<Thread[]> {
    threads = await startThreads({ code: linked.code, locate: linked.locate, terms }, count);
    return threads;
  }

  return {
    atOnce: ahead * count,
    async make(order) {
      if (isClosed) throw new Error('the workshop is closed');
      if (Math.max(expected, ++ordered) > few && !starting) {
        starting = start();
        starting.catch(() => {}); // Whoever waits for it hears of it.
      }
      // Rendering never waits: without this the event loop would get no turn, and threads and Ctrl-C are heard there.
      await setImmediate();
      // Files may take long, as pictures do, and would keep this thread from all else.
      if (starting && !isDocument({ file: order.page })) await starting;
      const [freest] = threads.toSorted((a, b) => a.busy() - b.busy());
      const product = await (freest ? freest.make(order) : produce(order, linked, terms));
      return product.page ? { ...product, page: share(product.page) } : product;
    },
    async close() {
      isClosed = true;
      const closing = (await starting)?.map(thread => thread.close()) ?? [];
      await Promise.allSettled(closing);
      await Promise.all(closing);
    },
  };
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
