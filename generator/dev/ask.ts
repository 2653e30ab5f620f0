/** What a page asks of `dev`. */
import type { Part } from '../tools/where/where.ts';

/** Opens a place, "content/site.yaml:3:8", in the editor. Resolves with what keeps it from that, or with nothing. */
export async function openInEditor(at: string): Promise<string> {
  const response = await fetch(`/__site/open?${new URLSearchParams({ at })}`, { method: 'POST' });
  return response.ok ? '' : response.text();
}

/** Where a text of the page in `file` is written. */
export async function askWhere(text: string, file: string): Promise<Part[]> {
  const response = await fetch(`/__site/where?${new URLSearchParams({ text, file })}`);
  return (await response.json()) as Part[];
}
