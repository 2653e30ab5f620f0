/** Finds dead links to other sites. Sends one request at a time to each host, with a pause, and does not repeat a successful one for a week. */
import { readJson, writeIfChanged } from '../../cache.ts';

/** The result of a request: its HTTP status or the problem, and when it was made. */
type LinkStatus = { status: number; problem?: string; at: string };

type LinkOptions = {
  /** The file that keeps results between runs. */
  file: string;
  now: Date;
  /** Milliseconds between two requests to the same host (default: 1000). */
  pause?: number;
};

/** Days for which a successful result stays valid. */
const maxAge = 7;

/** Milliseconds before a request fails. */
const timeout = 15_000;

const agent = 'Mozilla/5.0 (compatible; link check of a site by its authors)';

/** Returns whether a link is dead. Other errors do not count: a host that is busy or refuses programs may still have the page for people. */
export const isDead = ({ status }: LinkStatus): boolean => status === 0 || status === 404 || status === 410;

/** Returns whether a host was too busy to say whether it has the page: the next run asks again. */
export const isBusy = ({ status }: LinkStatus): boolean => status === 429 || (status >= 500 && status < 600);

/** Requests every link without a recent result. Resolves with the results of all. */
export async function checkLinks(hrefs: Iterable<string>, options: LinkOptions): Promise<Map<string, LinkStatus>> {
  const { file, now, pause = 1000 } = options;
  const known = (readJson(file) ?? {}) as Record<string, LinkStatus>;
  const isFresh = (result: LinkStatus | undefined) =>
    result && !isDead(result) && !isBusy(result) && now.getTime() - new Date(result.at).getTime() < maxAge * 86_400_000;
  const byHost = new Map<string, string[]>();
  const wanted = [...new Set(hrefs)];
  for (const href of wanted) {
    if (isFresh(known[href])) continue;
    const { host } = new URL(href);
    byHost.set(host, [...(byHost.get(host) ?? []), href]);
  }
  await Promise.all(
    [...byHost.values()].map(async all => {
      let answer: Omit<LinkStatus, 'at'> | undefined;
      for (const href of all) {
        // A host that asks to wait (429) gets no more requests in this run.
        if (answer?.status !== 429) {
          if (answer) await new Promise(resolve => setTimeout(resolve, pause));
          answer = await request(href);
        }
        known[href] = { ...answer, at: now.toISOString() };
      }
    }),
  );
  writeIfChanged(file, JSON.stringify(known));
  return new Map(wanted.flatMap(href => (known[href] ? [[href, known[href]] as const] : [])));
}

/** Sends HEAD, and GET if that fails, as some hosts do not support HEAD. Follows redirects. */
async function request(href: string): Promise<Omit<LinkStatus, 'at'>> {
  let last: Omit<LinkStatus, 'at'> = { status: 0 };
  for (const method of ['HEAD', 'GET']) {
    try {
      const signal = AbortSignal.timeout(timeout);
      const { status, body } = await fetch(href, { method, signal, headers: { 'user-agent': agent } });
      await body?.cancel();
      last = { status };
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
      last = { status: 0, problem: cause?.code ?? cause?.message ?? message };
    }
    if ((last.status > 0 && last.status < 400) || last.status === 429) break;
  }
  return last;
}
