/** What a person must settle before launch: placeholders, and what the site's own rules (content/preflight.ts) find. */
import { attempt } from './attempt.ts';
import type { Compiled } from './compile.ts';
import type { Reading } from './read.ts';
import type { Problem } from './site-error.ts';

/** Everything unsettled. Where a rule's finding stands is looked up when it is asked for: a build only counts them. */
export function preflight(
  { content, placeholders, locate }: Reading,
  { preflight: rules, locate: locateCode }: Compiled,
): Problem[] {
  const found = attempt({ file: '../content/preflight.ts' }, locateCode, 'be applied', () => [
    ...(rules?.(content as never) ?? []),
  ]);
  return [
    ...found.map(({ at, message }) => ({
      message,
      get place() {
        return locate(at);
      },
    })),
    ...placeholders.map(({ place, value }) => ({ message: `placeholder: ${summary(value)}`, place })),
  ];
}

/** Problems in the order of the files, each looked up once. */
export const inOrder = (problems: readonly Problem[]): Problem[] =>
  problems
    .map(problem => ({ ...problem }))
    .sort((a, b) => compare(a.place?.file ?? '', b.place?.file ?? '') || (a.place?.line ?? 0) - (b.place?.line ?? 0));

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function summary(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
