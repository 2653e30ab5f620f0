/** Run as a program: builds the sites for the browser tests, incrementally. */
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { editSite } from '../../components/testing/edited-site.ts';
import { copySite } from '../../content/testing/copy-site.ts';
import { atRoot, edited, example, type Place } from '../../generator/testing/built-sites.ts';
import { runCli } from '../../generator/testing/run-cli.ts';

async function build({ root, url, out }: Place) {
  const { code, out: output, err } = await runCli(root, `build --url ${url} --out ${out}`);
  process.stdout.write(output + err);
  if (code !== 0) process.exitCode = 1;
}

const buildEdited = async () => {
  await editSite(copySite({ to: edited.root }));
  await build(edited);
};
const buildExample = async () => {
  rmSync(example.root, { recursive: true, force: true });
  cpSync('generator/example', example.root, { recursive: true });
  for (const part of ['generator', 'node_modules']) symlinkSync(path.resolve(part), path.join(example.root, part));
  await build(example);
};
await Promise.all([build(atRoot), buildEdited(), buildExample()]);
