/** `preview`: serves the finished site as a static host would. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serve } from '../dev/dev.ts';
import { errorAt } from '../diagnostics/diagnostics.ts';
import { behaviourOf, type HostName } from '../host/host.ts';
import { addressOf } from '../model.ts';
import { rememberedOf } from '../write/write.ts';
import { deployFolder, readDeployment } from './deployment.ts';
import type { Run } from './options.ts';

/** Serves until it is interrupted. Throws a DiagnosticError if there is no site, or the port is in use. */
export const run: Run = async (root, { url, out, port, hosts }, print) => {
  const folder = path.resolve(root, out);
  const find = async (file: string) => {
    const full = path.join(folder, file);
    return full.startsWith(folder + path.sep) ? readFile(full).catch(() => undefined) : undefined;
  };
  if (!(await find('index.html'))) throw errorAt(undefined, `${out}/ contains no site`, 'Run: npm run build');
  const [host] = hosts ?? [];
  const behaviour = host && (await behaviourFor(host, root, file => find(file)));
  const base = url ? addressOf(url).base : rememberedOf(folder).base;
  const running = await serve(find, { behaviour, port, base });
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  print(`Serving ${out}/ at ${running.url}`);
  if (behaviour)
    print(`It responds as ${host} does, except for what is unknown or not imitated: ${behaviour.unknown.join('; ')}.`);
  await stopped;
  await running.close();
  return 0;
};

/** Returns how `host` responds, according to deploy/. Throws a DiagnosticError if deploy/ was made for another host or by another build. */
async function behaviourFor(host: HostName, root: string, find: (file: string) => Promise<unknown>) {
  const deployment = readDeployment(root);
  const hint = `Run: npm run build -- --host ${host}`;
  if (!deployment?.hosts.includes(host)) throw errorAt(undefined, `${deployFolder}/ has nothing for ${host}`, hint);
  const { address, hashed } = deployment.table;
  const found = await Promise.all(hashed.map(served => find(decodeURI(served.slice(address.base.length)))));
  if (found.includes(undefined))
    throw errorAt(undefined, `${deployFolder}/ belongs to another build of the site`, hint);
  return behaviourOf(host, deployment.table);
}
