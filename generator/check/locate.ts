/** Findings → diagnostics: each at its location in the sources, and once, however many pages show it. */
import type { Diagnostic, Location } from '../diagnostics/diagnostics.ts';
import type { Address } from '../model.ts';
import { decode, type Finding, type PageRecord } from './rules/rule.ts';

export type Sources = {
  /** What an author edits to change a page: "about/index.html" → "pages/about.tsx". */
  sourceOf: (file: string) => string | undefined;
  /** Where a text is written in the sources: where the words `beside` are near, or in the `first` ones, if it is there. */
  find: (text: string, first?: readonly string[], beside?: string) => Location | undefined;
};

export type Found = { page: PageRecord; finding: Finding };

/** Pages that must say the same before it is taken for something that they share. */
const few = 3;

/** The diagnostics of all findings on a site of so many pages, those of one source together. */
export function diagnosticsOf(
  found: readonly Found[],
  pages: number,
  sources: Sources,
  address: Address,
): Diagnostic[] {
  const keyOf = ({ finding }: Found) => `${finding.rule} ${finding.message}`;
  const counts = new Map<string, number>();
  for (const one of found) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  const groups = new Map<string, { message: string; location: Location; rule: string; files: Set<string> }>();
  for (const one of found) {
    const { file } = one.page;
    const { rule, message } = one.finding;
    const written = locate(one, sources, address);
    const location = written ?? { file: sources.sourceOf(file) ?? `dist/${file}` };
    // What most pages say alike is said by what they share, wherever that is.
    const count = counts.get(keyOf(one)) ?? 0;
    const isShared = !written && count >= few && count * 2 > pages;
    const key = isShared ? keyOf(one) : `${keyOf(one)} ${location.file} ${location.line} ${location.column}`;
    const group = groups.get(key) ?? { message, location, rule, files: new Set() };
    groups.set(key, group);
    group.files.add(file);
  }
  const bySource = new Map<string, Diagnostic[]>();
  for (const { files, ...diagnostic } of groups.values()) {
    const { line, file: source } = diagnostic.location;
    // Of all pages but one, such as the page of unknown paths, the shell is the nearest that they share.
    const isOfShell = line === undefined && files.size >= Math.max(few, pages - 1);
    const file = isOfShell ? 'pages/_document.tsx' : source;
    const hint = hintOf([...files], file);
    const location = { ...diagnostic.location, file };
    bySource.set(file, [...(bySource.get(file) ?? []), { ...diagnostic, location, ...(hint && { hint }) }]);
  }
  return [...bySource.values()].flat();
}

/** "It shows on dist/a.html and 39 more pages."; nothing where the location says the same. */
function hintOf([first, ...others]: string[], location: string): string | undefined {
  if (others.length === 0 && location === `dist/${first}`) return undefined;
  const more = others.length > 0 ? ` and ${others.length} more page${others.length > 1 ? 's' : ''}` : '';
  return `It shows on dist/${first}${more}.`;
}

/** Where the text of a finding is written: as it stands on the page, or decoded, or without the folder of the host, which sources do not name. */
function locate({ page, finding }: Found, { sourceOf, find }: Sources, { base }: Address): Location | undefined {
  const { text, beside } = finding;
  if (text === undefined) return undefined;
  const source = sourceOf(page.file);
  const forms = new Set([text, decode(text)]);
  for (const form of forms) if (base !== '/' && form.startsWith(base)) forms.add(`/${form.slice(base.length)}`);
  forms.delete('');
  for (const form of forms) {
    const location = find(form, source === undefined ? [] : [source], beside);
    if (location) return location;
  }
  return undefined;
}
