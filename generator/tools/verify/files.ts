/** Requests every file of the site, compares its bytes with the build, and finds out why they differ. */
import { setTimeout as sleep } from 'node:timers/promises';
import { extensionOf } from '../../host/host.ts';
import { isHashed, servedPath } from '../../model.ts';
import { causeOf } from './causes.ts';
import { compressed, identity, type Reply, randomName } from './client.ts';
import { checkResponse } from './response.ts';
import type { Context } from './verify.ts';

/** Requests all files. Wrong ones are requested once more a little later, as CDN nodes may lag behind a deploy. */
export async function checkFiles(context: Context): Promise<void> {
  const { site, client, report, retryDelay, onProgress } = context;
  const { table } = site;
  // Some hosts redirect 404.html itself, or serve it with status 404: checkUnknown checks it instead.
  const files = site.files.filter(file => file !== '404.html');
  const wrong: string[] = [];
  let done = 0;
  await client.each(files, async file => {
    if (!(await check(file))) wrong.push(file);
    onProgress(++done, files.length);
  });
  if (wrong.length > 0) await sleep(retryDelay);
  await client.each(wrong, async file => void (await check(file, true)));

  /** Returns whether a file is the one that was built. Headers are checked once, when it is or on the last try. */
  async function check(file: string, isLast = false): Promise<boolean> {
    const path = servedPath(file, table.address);
    const local = await site.read(file);
    const response = await client.request(path);
    const isSame = response.status === 200 && response.body.equals(local);
    if (!isSame && isLast) await explain(file, path, response, local);
    if (isSame || (isLast && response.status === 200)) checkResponse(file, path, response, local.length, context);
    return isSame;
  }

  async function explain(file: string, path: string, { status, headers, body, failure }: Reply, local: Buffer) {
    if (status === 0) return report('no-response', path, { detail: failure });
    if (status >= 300 && status < 400)
      return report('redirected', path, { detail: `${status} to ${headers.get('location')}` });
    if ([401, 403, 429, 451].includes(status)) return report('refused', path, { subject: String(status) });
    if (status >= 500) return report('failing', path, { subject: String(status) });
    if (status !== 200) {
      const kind = site.previous.has(file) ? 'missing-previous' : isHashed(file) ? 'missing-hashed' : 'missing';
      return report(kind, path);
    }
    const fresh = await client.request(`${path}?${randomName()}`);
    if (fresh.body.equals(local))
      return report('stale', path, { detail: 'with another query the current version is sent' });
    const cause = causeOf(file, body, local);
    const age = Number(headers.get('age'));
    if (age > 0 && (cause.fault === 'changed' || cause.fault === 'other-build'))
      return report('stale', path, { detail: `${age} s old; ${cause.detail}` });
    report(cause.fault, path, cause);
  }
}

/** Checks for one file of each type, with and without compression, that the host returns 304 for a copy that is current. */
export async function checkRevalidation({ site, client, report }: Context): Promise<void> {
  const kinds = new Map(site.files.filter(file => file !== '404.html').map(file => [extensionOf(file), file]));
  await client.each([...kinds.values()], async file => {
    const path = servedPath(file, site.table.address);
    for (const coding of [identity, compressed]) {
      const { status, headers } = await client.request(path, coding);
      if (status !== 200) continue;
      if (coding === identity && (headers.get('content-encoding') ?? 'identity') !== 'identity')
        report('changed', path, { detail: 'it is compressed although the request does not accept that' });
      const [etag, modified] = [headers.get('etag'), headers.get('last-modified')];
      const detail = `accept-encoding: ${coding['accept-encoding']}`;
      if (!etag && !modified) {
        report('not-revalidated', path, { detail: 'it has neither ETag nor Last-Modified' });
        continue;
      }
      const condition = etag ? { 'if-none-match': etag } : { 'if-modified-since': modified ?? '' };
      // As browsers do. By itself `fetch` adds "no-cache", and some hosts send no 304 then.
      const again = await client.request(path, { ...coding, ...condition, 'cache-control': 'max-age=0' });
      if (again.status !== 304) report('not-revalidated', path, { detail });
    }
  });
}
