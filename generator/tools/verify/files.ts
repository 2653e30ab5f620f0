/** Every file of the site, asked for by its path: the bytes that were built, or why they are not. */
import { setTimeout as sleep } from 'node:timers/promises';
import { extensionOf } from '../../host/host.ts';
import { isHashed, servedPath } from '../../model.ts';
import { checkAnswer } from './answer.ts';
import { type Answer, compressed, identity, randomName } from './ask.ts';
import { causeOf } from './causes.ts';
import type { Context } from './verify.ts';

/** Asks for all files. What is wrong is asked for once more, a little later: edges lag behind a deploy. */
export async function checkFiles(context: Context): Promise<void> {
  const { site, client, report, patience, onProgress } = context;
  const { table } = site;
  // Some hosts lead it elsewhere, or give it the status of what it stands for: it is looked at where it is used.
  const files = site.files.filter(file => file !== '404.html');
  const wrong: string[] = [];
  let done = 0;
  await client.each(files, async file => {
    if (!(await check(file))) wrong.push(file);
    onProgress(++done, files.length);
  });
  if (wrong.length > 0) await sleep(patience);
  await client.each(wrong, async file => void (await check(file, true)));

  /** Whether a file is as it was built; how it is sent is looked at as soon as it is, or for the last time. */
  async function check(file: string, isLast = false): Promise<boolean> {
    const path = servedPath(file, table.address);
    const local = await site.read(file);
    const answer = await client.ask(path);
    const isRight = answer.status === 200 && !answer.failure && answer.body.equals(local);
    if (!isRight && isLast) await explain(file, path, answer, local);
    if (isRight || (isLast && answer.status === 200)) checkAnswer(file, path, answer, local.length, context);
    return isRight;
  }

  async function explain(file: string, path: string, { status, headers, body, failure }: Answer, local: Buffer) {
    if (status === 0) return report('no-answer', path, { detail: failure });
    if (status >= 300 && status < 400)
      return report('redirected', path, { detail: `${status} to ${headers.location}` });
    if ([401, 403, 429, 451].includes(status)) return report('refused', path, { subject: String(status) });
    if (status >= 500) return report('failing', path, { subject: String(status) });
    if (status !== 200) {
      const kind = site.previous.has(file) ? 'missing-previous' : isHashed(file) ? 'missing-hashed' : 'missing';
      return report(kind, path);
    }
    if (failure) return report('changed', path, { detail: failure });
    const fresh = await client.ask(`${path}?${randomName()}`);
    if (fresh.body.equals(local)) return report('stale', path, { detail: 'with another query the right one comes' });
    const cause = causeOf(file, body, local);
    const age = Number(headers.age ?? 0);
    if (age > 0 && (cause.fault === 'changed' || cause.fault === 'other-build'))
      return report('stale', path, { detail: `${age} s old; ${cause.detail}` });
    report(cause.fault, path, cause);
  }
}

/** One file of each kind, with and without compression: the same bytes, and not again where a browser has them. */
export async function checkRepeats({ site, client, report }: Context): Promise<void> {
  const kinds = new Map(site.files.filter(file => file !== '404.html').map(file => [extensionOf(file), file]));
  await client.each([...kinds.values()], async file => {
    const path = servedPath(file, site.table.address);
    for (const coding of [identity, compressed]) {
      const { status, headers } = await client.ask(path, coding);
      if (status !== 200) continue;
      if (coding === identity && (headers['content-encoding'] ?? 'identity') !== 'identity')
        report('changed', path, { detail: 'it is compressed for those who did not ask for it' });
      const { etag, 'last-modified': modified } = headers;
      const detail = `asked for with ${coding['accept-encoding']}`;
      if (!etag && !modified) {
        report('sent-again', path, { detail: 'it has neither ETag nor Last-Modified' });
        continue;
      }
      const known = etag ? { 'if-none-match': etag } : { 'if-modified-since': modified ?? '' };
      const again = await client.ask(path, { ...coding, ...known });
      if (again.status !== 304) report('sent-again', path, { detail });
    }
  });
}
