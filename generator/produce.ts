/** An order → its product: the page or file rendered, hashed, and examined or weighed. Done here or in a thread, it is the same. */
import { transferBytes } from './check/weights.ts';
import { examine, type PageRecord, type Setting } from './check.ts';
import type { Linked } from './link.ts';
import { hashOf } from './memo.ts';
import { isDocument } from './plan.ts';
import { render, type Surroundings } from './render.ts';

/** What is to be made: a route, with its page by name and its props as JSON, so that it can be sent to a thread. */
export type Order = { page: string; path: string; file: string; props: string };

/** What was made of a route: a hash of its bytes, how many they are on the way, and of a document what the checks keep. */
export type Made = { hash: string; weight: number; page?: PageRecord };

export type Product = Made & { bytes: Uint8Array };

/** What orders of one build share. */
export type Terms = { surroundings: Surroundings; waivers: Setting['waivers'] };

/** Makes what is ordered. Throws a SiteError where the site's code throws. */
export async function produce(order: Order, linked: Linked, { surroundings, waivers }: Terms): Promise<Product> {
  const page = linked.pages.find(({ file }) => file === order.page);
  if (!page) throw new Error(`no page ${order.page}`);
  const { path, file } = order;
  const made = await render({ path, file, page, props: JSON.parse(order.props) }, linked, surroundings);
  const bytes = typeof made.bytes === 'string' ? Buffer.from(made.bytes) : made.bytes;
  const hash = hashOf(bytes);
  if (!isDocument(page)) return { bytes, hash, weight: transferBytes(made) };
  const record = examine({ path: file, bytes }, { address: surroundings.address, waivers }, String(made.bytes));
  return { bytes, hash, weight: record.weight, page: record };
}
