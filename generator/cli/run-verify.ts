/** `verify`: compares a live site with the finished one in the output folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { HostName } from '../host/host.ts';
import { addressOf } from '../model.ts';
import { type Finding, openLocalSite, Unanswered, verify } from '../tools/verify/verify.ts';
import { rememberedOf } from '../write/write.ts';
import { readDeployment } from './deployment.ts';
import { type Run, UsageError } from './options.ts';
import { createReporter } from './report.ts';

/** Resolves with 0 where nothing is to be mended, 1 where something is, 2 without an answer. Throws a UsageError without a site to compare. */
export const run: Run = async (root, { url = '', out, hosts, limit, json }, print) => {
  const { origin, base } = addressOf(url);
  const folder = path.resolve(root, out);
  if (!existsSync(path.join(folder, 'index.html')))
    throw new UsageError(`${out}/ holds no site to compare with: npm run build`);
  const remembered = rememberedOf(folder);
  if (base !== remembered.base)
    throw new UsageError(`${out}/ was built to stand at ${remembered.base}, and not at ${base}`);
  const deployment = await readDeployment(root);
  const site = await openLocalSite(folder, { ...remembered, deployment });
  // Where it was made for one host alone, it stands there.
  const host = hosts?.[0] ?? (deployment?.hosts.length === 1 ? deployment.hosts[0] : undefined);
  const reporter = createReporter(json);
  try {
    const onProgress = (done: number, of: number) => reporter.onProgress('verify', done, of);
    const verified = await verify(site, origin, { host, requests: limit, onProgress });
    const { findings, requests } = verified;
    reporter.end();
    if (json) print(JSON.stringify({ url, files: site.files.length, ...verified }));
    else {
      for (const finding of findings) print(`${showFinding(finding)}\n`);
      print(summary(findings, `${site.files.length} files, ${requests} requests`, verified.host));
    }
    return findings.every(({ isWarning }) => isWarning) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    if (json) print(JSON.stringify({ url, failure: error.message }));
    else process.stderr.write(`${url} does not answer: ${error.message}\n`);
    return 2;
  } finally {
    reporter.end();
  }
};

/** Places of one finding that are shown; --json has all. */
const shown = 5;

function showFinding({ says, subject, isWarning, places, cause, mend }: Finding): string {
  const rest = places.length - shown;
  return [
    `${isWarning ? 'warning: ' : ''}${says}${subject && `: ${subject}`}`,
    ...places.slice(0, shown).map(({ path, detail }) => `  ${path}${detail && `  (${detail})`}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    ...(cause ? [`  Cause: ${cause}`] : []),
    `  Mend:  ${mend}`,
  ].join('\n');
}

function summary(findings: readonly Finding[], asked: string, host: HostName | undefined): string {
  const warnings = findings.filter(({ isWarning }) => isWarning).length;
  const faults = findings.length - warnings;
  const found = faults === 0 ? 'It is the site that was built' : `${faults} to mend`;
  return `${found}${warnings > 0 ? `, ${warnings} warnings` : ''}: ${asked}${host ? `, on ${host}` : ''}.`;
}
