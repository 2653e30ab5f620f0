/** What a page asks of `dev`. */
type Path = (string | number)[];

/** A value of content, as a form shows it. */
export type Field = {
  file: string;
  line: number;
  path: Path;
  label: string;
  of?: string;
  kind: 'text' | 'long text' | 'number' | 'boolean' | 'choice' | 'date' | 'picture' | 'list' | 'object';
  value?: string | number | boolean;
  hash: string;
  placeholder?: Path;
  isPlaceholder?: boolean;
  isMissing?: boolean;
  isOptional?: boolean;
  isConfirmation?: boolean;
  limits?: { max?: number };
  options?: string[];
  facts?: { name: string; value: string; file: string; path: Path }[];
  uses?: { text: string }[];
  pages?: number;
  list?: { path: Path; index: number; length: number };
  items?: { path: Path; text: string }[];
  alt?: string;
  adds?: boolean;
  preview?: string;
};
export type Question = Field & { message: string; who: string; page?: string };
export type Todo = { groups: { name: string; questions: Question[] }[]; done: number; total: number };
export type Stored = { name: string; width: number; height: number; warning?: string };
/** Why something was not done; `theirs` is what the file has now. */
export type Refusal = { message: string; hint?: string; theirs?: Field['value']; hash?: string };

const own = document.currentScript as HTMLScriptElement;
export const { token, version = '' } = own.dataset;
export const addressOf = (name: string): URL => new URL(name, own.src);
export const isToolPage = location.href.startsWith(addressOf('./').href);

/** Resolves with an answer, or if its status is not 200, with why there is none. */
export async function ask<Answer>(
  name: string,
  body?: object,
): Promise<Answer & Partial<Refusal> & { status: number }> {
  const type = body instanceof File ? body.type || 'image/unknown' : 'application/json';
  const headers = { 'x-site-token': token ?? '', ...(body && { 'content-type': type }) };
  const init = body && { method: 'POST', body: body instanceof File ? body : JSON.stringify(body) };
  try {
    const response = await fetch(addressOf(name), { ...init, headers });
    return { ...(await response.json()), status: response.status };
  } catch {
    return { message: 'There is no answer.', hint: 'Is `npm run dev` still running?', status: 0 } as never;
  }
}

export async function openEditor(query: Record<string, string>): Promise<void> {
  await fetch(addressOf(`open?${new URLSearchParams(query)}`), { method: 'POST' });
}
