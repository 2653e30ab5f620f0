/** Route[] → what was made of each: taken from the memo, or ordered from the workshop and put into the output. */
import { attempt } from './attempt.ts';
import type { Compiled, File } from './compile.ts';
import { hashOf, type Memo } from './memo.ts';
import type { Output } from './output.ts';
import { unplain } from './plain-data.ts';
import { isDocument, type Route } from './plan.ts';
import type { Made, Terms } from './produce.ts';
import { mapAllAtOnce, refuse } from './site-error.ts';
import { createWorkshop } from './workshop.ts';

/** What making needs beside the routes. */
export type Making = {
  compiled: Compiled;
  terms: Terms;
  memo: Memo<Made>;
  output: Output;
  onMade: (done: number) => void;
};

/** Makes every route; the results are in the order of the routes. */
export async function makeAll(routes: readonly Route[], making: Making): Promise<Made[]> {
  const { compiled, terms, memo, output, onMade } = making;
  const textOf = (page: { file: string }, props: unknown) =>
    attempt(page, compiled.locate, 'have such props', () => JSON.stringify(props));
  const { surroundings, waivers } = terms;
  const { address, shellProps } = surroundings;
  // All that a file sees is the address; a document is examined under waivers, and its shell has props.
  const forFiles = hashOf(JSON.stringify(address));
  const forDocuments = hashOf(JSON.stringify({ address, waivers }), textOf(shellPage, shellProps));
  refuseUnplain(shellPage, shellProps);
  const workshop = createWorkshop(compiled, terms, routes.length - memo.size);

  let done = 0;
  async function make({ page, path, file, props: given }: Route): Promise<Made> {
    onMade(++done);
    const props = textOf(page, given);
    // Also of what was made before: the same text may have come of other values.
    refuseUnplain(page, given);
    const key = hashOf(isDocument(page) ? forDocuments : forFiles, page.hash, path, props);
    const before = memo.get(key);
    if (before && output.has(file, before.hash)) return before;
    const { bytes, ...made } = await workshop.make({ page: page.file, path, file, props });
    if (!output.has(file, made.hash)) output.put({ path: file, bytes }, made.hash);
    return memo.set(key, made);
  }
  const all = await mapAllAtOnce(routes, workshop.atOnce, make).catch(async error => {
    // A thread left open would keep the process from ending; what fails in it now follows from the first error.
    await workshop.close().catch(() => {});
    throw error;
  });
  await workshop.close();
  return all;
}

const shellPage = { file: '_document.tsx' };

function refuseUnplain({ file }: { file: string }, props: unknown): void {
  const found = unplain(props);
  if (found === undefined) return;
  const hint = 'Give texts, numbers, lists and objects: props are compared, and sent to threads, as JSON.';
  refuse([{ message: `has props that are no plain data: ${found}`, place: { file: `pages/${file}` }, hint }]);
}

/** Puts a file where it is not already. */
export function put(file: File, output: Output): void {
  const hash = hashOf(file.bytes);
  if (!output.has(file.path, hash)) output.put(file, hash);
}
