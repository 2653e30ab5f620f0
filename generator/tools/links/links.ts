/** Addresses of other sites → those that no longer answer. Polite: one request at a time to each host, with a pause, and what answered is not asked again for days. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What an address answered: a status of HTTP, or why there was none; and when. */
export type Answer = { status: number; problem?: string; at: string };

type LinkOptions = {
  /** Where answers are kept between runs. */
  file: string;
  now: Date;
  /** Milliseconds between two requests to one host; a second unless given. */
  pause?: number;
};

/** Days for which an address that answered is not asked again. */
const fresh = 7;

/** Milliseconds that a host may take. */
const patience = 15_000;

const agent = 'Mozilla/5.0 (compatible; link check of a site by its authors)';

/** Whether an answer says that there is nothing: hosts that only refuse a program, or are busy, may well have the page for people. */
export const isDead = ({ status }: Answer): boolean => status === 0 || status === 404 || status === 410;

/** Asks for every address that was not asked for lately. */
export async function checkLinks(hrefs: Iterable<string>, options: LinkOptions): Promise<Map<string, Answer>> {
  const { file, now, pause = 1000 } = options;
  const known = readAnswers(file);
  const isFresh = (answer: Answer | undefined) =>
    answer && !isDead(answer) && now.getTime() - new Date(answer.at).getTime() < fresh * 86_400_000;
  const byHost = new Map<string, string[]>();
  const wanted = [...new Set(hrefs)];
  for (const href of wanted) {
    if (isFresh(known[href])) continue;
    const { host } = new URL(href);
    byHost.set(host, [...(byHost.get(host) ?? []), href]);
  }
  await Promise.all(
    [...byHost.values()].map(async all => {
      for (const [i, href] of all.entries()) {
        if (i > 0) await new Promise(resolve => setTimeout(resolve, pause));
        known[href] = { ...(await ask(href)), at: now.toISOString() };
      }
    }),
  );
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(known));
  return new Map(wanted.flatMap(href => (known[href] ? [[href, known[href]] as const] : [])));
}

/** Some hosts know no HEAD. */
async function ask(href: string): Promise<Omit<Answer, 'at'>> {
  let last: Omit<Answer, 'at'> = { status: 0 };
  for (const method of ['HEAD', 'GET']) {
    try {
      const signal = AbortSignal.timeout(patience);
      const response = await fetch(href, { method, signal, headers: { 'user-agent': agent } });
      await response.body?.cancel();
      last = { status: response.status };
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
      last = { status: 0, problem: cause?.code ?? cause?.message ?? message };
    }
    if (last.status > 0 && last.status < 400) break;
  }
  return last;
}

function readAnswers(file: string): Record<string, Answer> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
