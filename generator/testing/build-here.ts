/**
 * Builds a site into its dist/ in this process, as `npm run build` does: for tests of what a build finds and writes. Those of output, exit codes and
 * signals run the command (run-cli.ts), where starting Node takes twenty times as long as building a small site.
 */
import path from 'node:path';
import { buildInto, type Options, type Site } from '../build.ts';
import { openBuilt } from '../cli/open-built.ts';
import { DiagnosticError } from '../diagnostics/diagnostics.ts';
import { openFolder } from '../write/write.ts';

/** What a build made, or the problems that it found as the command prints them: "" if there are none. */
export type Built = { site?: Site; problems: string };

/** Builds the site in the folder `root` into `out`. Rejects with anything that is not for its author to fix: that is a bug. */
export async function buildHere(
  root: string,
  { out = 'dist', ...options }: Options & { out?: string } = {},
): Promise<Built> {
  const project = openBuilt(root);
  try {
    const output = openFolder(path.join(root, out), root);
    try {
      const site = await buildInto(output, project, options);
      output.commit(site.files, { base: site.address.base, linksOf: site.checked.linksOf });
      project.cache.prune();
      return { site, problems: '' };
    } finally {
      output.discard();
    }
  } catch (error) {
    if (error instanceof DiagnosticError) return { problems: error.message };
    throw error;
  } finally {
    await project.close();
  }
}
