/** What a page asks of `dev`, and of what kind the answers are. */
import type { Found, Todo } from './edit.ts';

export type { Todo } from './edit.ts';

type Question = Todo['groups'][number]['questions'][number];
/** A value of content as a form shows it, for a text of a page or for a question. */
export type Field = Found & Partial<Omit<Question, keyof Found>>;
export type Stored = { name: string; width: number; height: number; warning?: string };
/** Why something was not done; `theirs` is what the file has now. */
export type Refusal = { message: string; hint?: string; theirs?: Field['value']; hash?: string };

const own = document.currentScript as HTMLScriptElement;
export const { version = '' } = own.dataset;
export const addressOf = (name: string): URL => new URL(name, own.src);
export const isToolPage = location.href.startsWith(addressOf('./').href);

/** Resolves with an answer, or if its status is not 200, with why there is none. */
export async function ask<Answer>(
  name: string,
  body: object = {},
): Promise<Answer & Partial<Refusal> & { status: number }> {
  const type = body instanceof File ? body.type || 'image/unknown' : 'application/json';
  const headers = { 'content-type': type, ...(name !== 'start' && { 'x-site-token': (await start).token ?? '' }) };
  const sent = body instanceof File ? body : JSON.stringify(body);
  try {
    const response = await fetch(addressOf(name), { method: 'POST', headers, body: sent });
    return { ...(await response.json()), status: response.status };
  } catch {
    return { message: 'There is no answer.', hint: 'Is `npm run dev` still running?', status: 0 } as never;
  }
}

/** Resolves without a token if this page may not edit, such as on another machine than that of `dev`. */
export const start = ask<{ token?: string; left?: number }>('start');

export const openEditor = (at: string) => ask('open', { at });
