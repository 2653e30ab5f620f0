/** `verify`: compares a live site with the finished one in the output folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { HostName } from '../host/host.ts';
import { addressOf } from '../model.ts';
import { type Finding, NoResponse, openLocalSite, verify } from '../tools/verify/verify.ts';
import { rememberedOf } from '../write/write.ts';
import { deployFolder, readDeployment } from './deployment.ts';
import { type Run, UsageError } from './options.ts';
import { counted, createReporter } from './report.ts';

/** Resolves with 0 if nothing needs fixing, 1 if something does, 2 if the host does not respond. Throws a UsageError if there is no site to compare. */
export const run: Run = async (root, { url = '', out, hosts, limit, json }, print) => {
  const { origin, base } = addressOf(url);
  const folder = path.resolve(root, out);
  if (!existsSync(path.join(folder, 'index.html')))
    throw new UsageError(`${out}/ contains no site to compare with; run: npm run build`);
  const remembered = rememberedOf(folder);
  if (base !== remembered.base) throw new UsageError(`${out}/ was built for the path ${remembered.base}, not ${base}`);
  const deployment = readDeployment(root);
  const site = await openLocalSite(folder, { ...remembered, deployment });
  // A site that was built for a single host is assumed to be there.
  const builtFor = site.deployment?.hosts ?? [];
  const host = hosts?.[0] ?? (builtFor.length === 1 ? builtFor[0] : undefined);
  if (deployment && !site.deployment)
    process.stderr.write(`${deployFolder}/ is for another address than ${out}/: redirects are not checked.\n`);
  const reporter = createReporter(json);
  try {
    const onProgress = (done: number, of: number) => reporter.onProgress('verify', done, of);
    const verified = await verify(site, origin, { host, requests: limit, onProgress }).finally(reporter.end);
    const { findings, requests } = verified;
    if (json) print(JSON.stringify({ url, files: site.files.length, ...verified }));
    else {
      for (const finding of findings) print(`${showFinding(finding)}\n`);
      print(summary(findings, `${site.files.length} files, ${requests} requests`, verified.host));
    }
    return findings.every(({ isWarning }) => isWarning) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    if (json) print(JSON.stringify({ url, failure: error.message }));
    else process.stderr.write(`${url} does not respond: ${error.message}\n`);
    return 2;
  }
};

/** The maximum number of places printed per finding; --json has all. */
const maxPlaces = 5;

function showFinding({ message, subject, isWarning, places, cause, fix }: Finding): string {
  const rest = places.length - maxPlaces;
  const lines = [
    `${isWarning ? 'warning: ' : ''}${message}${subject && `: ${subject}`}`,
    ...places.slice(0, maxPlaces).map(({ path, detail }) => `  ${path}${detail && `  (${detail})`}`),
    rest > 0 && `  and ${rest} more`,
    cause && `  Cause: ${cause}`,
    `  Fix:   ${fix}`,
  ];
  return lines.filter(Boolean).join('\n');
}

function summary(findings: readonly Finding[], scope: string, host: HostName | undefined): string {
  const warnings = findings.filter(({ isWarning }) => isWarning).length;
  const faults = findings.length - warnings;
  const result = faults === 0 ? 'The live site is the one that was built' : `${counted(faults, 'problem')} to fix`;
  return `${result}${warnings > 0 ? `, ${counted(warnings, 'warning')}` : ''}: ${scope}${host ? `, on ${host}` : ''}.`;
}
