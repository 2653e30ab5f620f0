/** Run as a program: edits and rebuilds a site many times, and prints the heap size in bytes after the first tenth and at the end. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { buildInto, openProject } from '../build.ts';
import { createMemoryOutput } from './memory.ts';

setFlagsFromString('--no-compilation-cache'); // As `dev` does.

const [root = '', rounds = '100'] = process.argv.slice(2);
const project = openProject(root);
const file = path.join(root, 'components/note.tsx');
const source = readFileSync(file, 'utf8');
const heap = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

let early = 0;
for (let round = 1; round <= Number(rounds); round++) {
  writeFileSync(file, `${source}\nexport const round${round} = ${round};\n`);
  await buildInto(createMemoryOutput(), project, { now: new Date(0) });
  project.cache.prune();
  if (round === Math.ceil(Number(rounds) / 10)) early = heap();
}
process.stdout.write(`${JSON.stringify({ early, late: heap() })}\n`);
