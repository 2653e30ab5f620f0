/** Run as a program: builds the two sites for the browser tests, incrementally. */
import { atRoot, edited, type Place } from '../../generator/testing/built-sites.ts';
import { runCli } from '../../generator/testing/run-cli.ts';
import { copySite } from './copy-site.ts';
import { editSite } from './edited-site.ts';

async function build({ root, url, out }: Place) {
  const { code, out: output, err } = await runCli(root, `build --url ${url} --out ${out}`);
  process.stdout.write(output + err);
  if (code !== 0) process.exitCode = 1;
}

const buildEdited = async () => {
  await editSite(copySite(process.cwd(), { to: edited.root }));
  await build(edited);
};
await Promise.all([build(atRoot), buildEdited()]);
