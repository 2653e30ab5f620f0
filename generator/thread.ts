/** What runs in a thread of threads.ts: an order comes in, its product goes out, or why there is none. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Code, type Linked, link } from './link.ts';
import { type Order, produce, type Terms } from './produce.ts';
import { SiteError } from './site-error.ts';
import type { Answer } from './threads.ts';

const { code, terms } = workerData as { code: Code; terms: Terms };
let linked: Linked | undefined;

parentPort?.on('message', async ({ id, order }: { id: number; order: Order }) => {
  const answer = (answer: Answer, handedOver: ArrayBuffer[] = []) => parentPort?.postMessage(answer, handedOver);
  try {
    linked ??= link(code);
    const { page, ...product } = await produce(order, linked, terms);
    const { buffer, byteLength } = product.bytes;
    // A document's bytes are ours, and are handed over where they have memory to themselves. A file's may be wanted again by its page.
    const isOurs = page !== undefined && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
    answer({ id, product: { ...product, page: page && JSON.stringify(page) } }, isOurs ? [buffer] : []);
  } catch (error) {
    answer(error instanceof SiteError ? { id, problems: error.problems } : { id, fault: error });
  }
});
