/** Findings → diagnostics: each located in the sources, and reported once, however many pages it shows on. */
import type { Diagnostic, Location } from '../diagnostics/diagnostics.ts';
import type { Address } from '../model.ts';
import type { FinishedSite } from './check.ts';
import { decode, type Finding, type PageRecord } from './rules/rule.ts';

export type Found = { page: PageRecord; finding: Finding };

/** How many pages must have the same finding before it counts as one about something they share. */
const minPages = 3;

/** Returns the diagnostics for all findings on a site, grouped by source. */
export function diagnosticsOf(found: readonly Found[], site: FinishedSite, address: Address): Diagnostic[] {
  const pages = site.pages.length;
  const keyOf = ({ finding }: Found) => `${finding.rule} ${finding.message}`;
  const counts = new Map<string, number>();
  for (const one of found) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  const groups = new Map<string, { message: string; location: Location; rule: string; files: Set<string> }>();
  for (const one of found) {
    const { file } = one.page;
    const { rule, message } = one.finding;
    const written = locate(one, site, address);
    const location = written ?? { file: site.sourceOf(file) ?? `dist/${file}` };
    // A finding about most pages is about something that they share, wherever that is.
    const count = counts.get(keyOf(one)) ?? 0;
    const isShared = !written && count >= minPages && count * 2 > pages;
    const key = isShared ? keyOf(one) : `${keyOf(one)} ${location.file} ${location.line} ${location.column}`;
    const group = groups.get(key) ?? { message, location, rule, files: new Set() };
    groups.set(key, group);
    group.files.add(file);
  }
  const bySource = new Map<string, Diagnostic[]>();
  for (const { files, location, ...rest } of groups.values()) {
    // What all pages share, or all but one such as the page for unknown paths, is the shell.
    const isOfShell = location.line === undefined && files.size >= Math.max(minPages, pages - 1);
    const file = isOfShell ? 'pages/_document.tsx' : location.file;
    const hint = pagesHintOf([...files], file);
    const diagnostic = { ...rest, location: { ...location, file }, ...(hint && { hint }) };
    bySource.set(file, [...(bySource.get(file) ?? []), diagnostic]);
  }
  return [...bySource.values()].flat();
}

/** Returns "It shows on dist/a.html and 39 more pages."; undefined if the location already says that. */
function pagesHintOf([first, ...others]: string[], location: string): string | undefined {
  if (others.length === 0 && location === `dist/${first}`) return undefined;
  const more = others.length > 0 ? ` and ${others.length} more page${others.length > 1 ? 's' : ''}` : '';
  return `It shows on dist/${first}${more}.`;
}

/** Finds where the text of a finding is written: as it is on the page, decoded, or without the site's base path, which sources leave out. */
function locate({ page, finding }: Found, { sourceOf, find }: FinishedSite, { base }: Address): Location | undefined {
  const { text, nearby } = finding;
  // White space is everywhere: an address that is empty has no place of its own.
  if (!text?.trim()) return undefined;
  const source = sourceOf(page.file);
  const forms = new Set([text, decode(text)]);
  for (const form of forms) if (form.startsWith(base)) forms.add(`/${form.slice(base.length)}`);
  for (const form of forms) {
    const location = find(form, source === undefined ? [] : [source], nearby);
    if (location) return location;
  }
  return undefined;
}
