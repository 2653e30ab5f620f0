import { type Address, servedPath } from '../../model.ts';
import type { CheckedPage } from '../page.ts';
import type { Limits, Waiver } from '../settings.ts';

/** A sentence about a page; `text`, with the words `nearby`, is what to search for in the sources. */
export type Finding = {
  file: string;
  rule: string;
  message: string;
  text?: string | undefined;
  nearby?: string | undefined;
};

export type Rules<Page, Context> = Record<
  string,
  (page: Page, context: Context, report: (message: string, text?: string, nearby?: string) => void) => void
>;

export type PageRules = Rules<CheckedPage, { address: Address; limits: Limits }>;

/** Shortens a value for a message: a megabyte would bury everything else. */
export const clip = (text: string): string => (text.length > 120 ? `${text.slice(0, 90)}…${text.slice(-29)}` : text);

export function createWaiver(waivers: readonly Waiver[]): (finding: Finding) => boolean {
  const patternOf = (text = '*') =>
    new RegExp(`^${text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`, 's');
  const all = waivers.map(({ rule, page, text }) => ({ rule, page: patternOf(page), text: patternOf(text) }));
  return ({ rule, file, message, text = '' }) => {
    const path = decodeURI(servedPath(file, { origin: '', base: '/' }));
    return all.some(one => one.rule === rule && one.page.test(path) && (one.text.test(text) || one.text.test(message)));
  };
}
