/** A live site against the output folder: every file, the 404 page, the redirects. Asks that one host only, and changes nothing. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';
import { filesUnder } from './files.ts';
import { addressOf, addTo, isText, type Redirect, servedPath } from './model.ts';

type DifferencesIn = (response: Response, body: Buffer) => (string | false)[];
const concurrency = 4;
const worthCompressing = 2048;
/** Seconds for which a page may be cached at most, and a file of assets/ at least. */
const short = 600;
const year = 31_536_000;

/** Compares the site at `url` with the folder `out`. Resolves with each difference, and the paths that have it. */
export async function verify(url: string, out: string, built: { base: string; redirects: readonly Redirect[] }) {
  const { origin, base } = addressOf(url);
  const differences = new Map<string, string[]>();
  async function check(path: string, differencesIn: DifferencesIn): Promise<boolean> {
    const options = { signal: AbortSignal.timeout(20_000), headers: { 'accept-encoding': 'br, gzip' } };
    try {
      const response = await fetch(origin + path, { redirect: 'manual', ...options });
      const found = differencesIn(response, Buffer.from(await response.arrayBuffer()));
      for (const difference of found) if (difference) addTo(differences, difference, path);
      return true;
    } catch (error) {
      const { cause, message } = error as Error & { cause?: Error };
      addTo(differences, `does not answer: ${cause?.message || message}`, path);
      return false;
    }
  }

  const read = (file: string) => readFileSync(path.join(out, file));
  const files = filesUnder(out).filter(file => !isForHost.test(file));
  const page404 = files.includes('404.html') && read('404.html');
  const isUp = await check(`${base}no-such-page-${Date.now()}/`, ({ status, headers }, body) => [
    status !== 404 && `an unknown path answers ${status}, not 404`,
    status === 404 && page404 && !body.equals(page404) && 'an unknown path does not show 404.html',
    secondsOf(headers) > short && `a 404 is cached: ${headers.get('cache-control')}`,
  ]);
  if (!isUp) return differences;
  if (built.base !== base) addTo(differences, `the site was built for ${built.base}`, base);
  // Hosts differ in how they answer a request for 404.html itself.
  const served = files.filter(file => file !== '404.html');
  const waiting = [
    ...served.map(file => [servedPath(file, { origin, base }), differencesOfFile(file, read)] as const),
    ...built.redirects.map(({ from, to }) => [from, differencesOfRedirect(origin + to)] as const),
  ];
  while (waiting.length > 0)
    await Promise.all(waiting.splice(0, concurrency).map(([path, differencesIn]) => check(path, differencesIn)));
  return differences;
}

const differencesOfFile =
  (file: string, read: (file: string) => Buffer): DifferencesIn =>
  ({ status, headers }, body) => {
    if (status !== 200) return [`answers ${status}`];
    const bytes = read(file);
    const type = lookup(file) ?? '';
    const sent = headers.get('content-type') ?? 'none';
    const isAsset = file.startsWith('assets/');
    const isRightlyCached = isAsset ? secondsOf(headers) >= year : secondsOf(headers) <= short;
    const isLongText = isText(type) && bytes.length > worthCompressing;
    return [
      !body.equals(bytes) && 'differs from the file',
      type !== '' && classOf(sent) !== classOf(type) && `has the type ${sent}, not ${type}`,
      isLongText && !headers.has('content-encoding') && 'is not compressed',
      !isRightlyCached &&
        `is cached as "${headers.get('cache-control')}", not ${isAsset ? 'for a year' : '"no-cache"'}`,
    ];
  };

const differencesOfRedirect =
  (to: string): DifferencesIn =>
  ({ status, headers, url }) => {
    const target = new URL(headers.get('location') ?? '', url).href;
    // Apache encodes in small letters.
    const isRight = [301, 308].includes(status) && decodeURI(target) === decodeURI(to);
    return [!isRight && `answers ${status}, not a redirect to ${to}`];
  };

/** Files for hosts, and copies that servers send in place of a file. */
const isForHost = /^(?:_headers|_redirects|vercel\.json|\.htaccess)$|\.(?:br|gz)$/;

/** Returns for how many seconds a browser uses its copy without asking; without a header it guesses. */
function secondsOf(headers: Headers): number {
  const control = headers.get('cache-control') ?? '';
  return /no-cache|no-store/.test(control) ? 0 : Number(/max-age=(\d+)/.exec(control)?.[1] ?? short);
}

/** Returns one name for the types that mean the same: scripts and XML have two. */
const classOf = (type: string) =>
  type.replace(/;\s*charset="?utf-8"?/i, '').replace(/^(?:application|text)\/(javascript|xml)/, '$1');
