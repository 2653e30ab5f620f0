/** Run as a program: builds each site whose folder it is sent, and answers with the problems that the build found: "" if there are none. */
import { buildHere } from './run-here.ts';

process.on('message', async ({ root, out }: { root: string; out: string }) => {
  process.send?.((await buildHere(root, `--out ${out}`)).problems);
});
