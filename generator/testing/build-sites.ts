/** Run as a program: builds the two sites that the browser tests ask for. What has not changed since the last time is not built again. */
import { atRoot, edited, type Place } from './built-sites.ts';
import { copySite } from './copy-site.ts';
import { editSite } from './edited-site.ts';
import { runCli } from './run-cli.ts';

async function build({ root, url, out }: Place) {
  const { code, out: said, err } = await runCli(root, `build --url ${url} --out ${out}`);
  process.stdout.write(said + err);
  if (code !== 0) process.exitCode = 1;
}

const buildEdited = async () => {
  await editSite(copySite(process.cwd(), { to: edited.root }));
  await build(edited);
};
await Promise.all([build(atRoot), buildEdited()]);
