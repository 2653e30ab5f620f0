/**
 * Makes what is ordered: here, and where that is much, in threads beside this one. What comes out is the same; what a large build takes
 * is nearly all rendering and examining, so each core shortens it.
 */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Code, Linked } from './link.ts';
import { isDocument } from './plan.ts';
import { type Order, type Product, produce, type Terms } from './produce.ts';
import { startThreads, type Thread } from './threads.ts';

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
      if (++ordered > few && !starting) {
        starting = begin();
        starting.catch(() => {}); // Whoever waits for it hears of it.
      }
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
