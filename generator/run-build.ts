/** The command `build`: a build into a folder, with its memo in .cache/, its report, and a clean end when it is interrupted. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildInto, openProject } from './build.ts';
import { writeSchemas } from './editor.ts';
import { createMemo, hashOf } from './memo.ts';
import { createReporter, showSummary, summaryOf } from './report.ts';
import type { Given } from './usage.ts';
import { openFolder } from './write.ts';

/** Builds the project in `root`. Resolves with the exit code; throws a SiteError with what is to be mended. */
export async function runBuild(
  root: string,
  given: Pick<Given, 'url' | 'out' | 'now' | 'release' | 'json'>,
): Promise<number> {
  const out = path.resolve(root, given.out);
  const reporter = createReporter(process.stderr, Boolean(process.env.NO_COLOR));
  const output = openFolder(out, root);
  const stop = () => {
    output.discard();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const version = versionOf(root);
  const project = openProject(root, {
    made: createMemo(path.join(root, '.cache/made'), version),
    said: createMemo(path.join(root, '.cache/said'), version),
  });
  try {
    const site = await buildInto(output, project, {
      ...given,
      ...(given.json ? {} : { onProgress: reporter.onProgress }),
    });
    if (!given.json) reporter.onProgress('write');
    const written = output.commit(site.files, site.address.base);
    reporter.end();
    writeSchemas(site.schema, path.join(root, '.cache/schemas'));
    const summary = summaryOf(site, written, file => readFileSync(path.join(out, file)));
    process.stdout.write(`${given.json ? JSON.stringify(summary) : showSummary(summary, given.out)}\n`);
    return 0;
  } catch (error) {
    reporter.end();
    throw error;
  } finally {
    output.discard();
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await project.close();
  }
}

/** A memo counts only under the same generator, libraries and Node: a hash of them. */
function versionOf(root: string): string {
  const here = import.meta.dirname;
  const own = readdirSync(here, { recursive: true })
    .map(String)
    .filter(name => /\.ts$/.test(name) && !name.includes('fixtures') && !/\.(test|e2e)\.ts$/.test(name))
    .sort();
  const lock = path.join(root, 'package-lock.json');
  const locked = readdirSync(root).includes('package-lock.json') ? readFileSync(lock) : '';
  return hashOf(process.version, locked, ...own.map(name => readFileSync(path.join(here, name))));
}
