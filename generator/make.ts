/** Route[] → what was made of each: taken from the memo, or rendered, put into the output and examined. */
import { attempt } from './attempt.ts';
import { transferBytes } from './check/weights.ts';
import type { Setting } from './check.ts';
import type { Compiled, File } from './compile.ts';
import { createExaminer } from './examiner.ts';
import { hashOf, type Made, type Memo } from './memo.ts';
import type { Output } from './output.ts';
import { isDocument, type Route } from './plan.ts';
import { render, type Surroundings } from './render.ts';
import { mapAllAtOnce } from './site-error.ts';

/** Routes in the making at once: rendering goes on while earlier pages are being examined, and files that take their time are drawn. */
const atOnce = 8;

/** What making needs beside the routes. */
export type Making = {
  compiled: Compiled;
  surroundings: Surroundings;
  waivers: Setting['waivers'];
  memo: Memo;
  output: Output;
  onMade: (done: number) => void;
};

/** Makes every route; the results are in the order of the routes. */
export async function makeAll(routes: readonly Route[], making: Making): Promise<Made[]> {
  const { compiled, surroundings, waivers, memo, output, onMade } = making;
  const setting: Setting = { address: surroundings.address, waivers };
  const textOf = (page: { file: string }, props: unknown) =>
    attempt(page, compiled.locate, 'have such props, which are plain data', () => JSON.stringify(props));
  // All that a file sees is the address; a document is examined under a setting, and its shell has props.
  const forFiles = hashOf(JSON.stringify(setting.address));
  const forDocuments = hashOf(JSON.stringify(setting), textOf({ file: '_document.tsx' }, surroundings.shellProps));
  const examiner = createExaminer(setting);

  let done = 0;
  async function make(route: Route): Promise<Made> {
    onMade(++done);
    const { page, path, props } = route;
    const key = hashOf(isDocument(page) ? forDocuments : forFiles, page.hash, path, textOf(page, props));
    const before = memo.get(key);
    if (before && output.has(route.file, before.hash)) return before;
    const file = await render(route, compiled, surroundings);
    const hash = put(file, output);
    // The same bytes under the same setting were examined before.
    if (before?.hash === hash) return before;
    if (!isDocument(page)) return memo.set(key, { hash, weight: transferBytes(file) });
    const record = await examiner.examine(file);
    return memo.set(key, { hash, weight: record.weight, page: record });
  }

  // Also when a page fails the examiner is closed: a thread left open would keep the process from ending.
  return mapAllAtOnce(routes, atOnce, make).finally(examiner.close);
}

/** Puts a file where it is not already. Gives the hash of its bytes. */
export function put(file: File, output: Output): string {
  const hash = hashOf(file.bytes);
  if (!output.has(file.path, hash)) output.put(file, hash);
  return hash;
}
