/** Findings → diagnostics: each located in the sources, and reported once, however many pages it shows on. */
import type { Diagnostic, FindText, Location } from '../diagnostics/diagnostics.ts';
import type { Address } from '../model.ts';
import type { Finding } from './rules/rule.ts';
import { decode } from './site.ts';

/** Where texts come from: `sourceOf` returns the file an author edits to change a page, "about/index.html" → "pages/about.tsx". */
export type Sources = { sourceOf: (file: string) => string | undefined; find: FindText };

/** For how many texts to search the sources: on thousands of pages that takes long, and nobody mends more at a time. */
const maxSearched = 200;

/** Returns the diagnostics for all findings on a site of so many pages. */
export function diagnosticsOf(
  findings: readonly Finding[],
  pages: number,
  { sourceOf, find }: Sources,
  { base }: Address,
) {
  const nameOf = ({ rule, message }: Finding) => `${rule} ${message}`;
  const pagesWith = new Map<string, Set<string>>();
  for (const finding of findings)
    pagesWith.set(nameOf(finding), (pagesWith.get(nameOf(finding)) ?? new Set()).add(finding.file));
  const searched = new Set<string>();
  /** Finds where the text of a finding is written: as on the page, decoded, or without the base path. */
  function locate({ file, text = '', nearby }: Finding): Location | undefined {
    // White space is everywhere, and nobody wrote the text of half a page as one.
    if (text.trim() === '' || text.length > 1000) return undefined;
    if (searched.add(`${text}\n${nearby}`).size > maxSearched) return undefined;
    const source = sourceOf(file);
    const rooted = text.startsWith(base) ? `/${text.slice(base.length)}` : text;
    for (const form of new Set([text, decode(text), rooted, decode(rooted)])) {
      const location = find(form, source === undefined ? [] : [source], nearby);
      if (location) return location;
    }
    return undefined;
  }
  const groups = new Map<string, { finding: Finding; location: Location; files: Set<string> }>();
  for (const finding of findings) {
    const count = pagesWith.get(nameOf(finding))?.size ?? 0;
    // What most pages have is in the shell, or in something that it imports.
    const source = count > 2 && count * 2 > pages ? 'pages/_document.tsx' : sourceOf(finding.file);
    const location = locate(finding) ?? { file: source ?? `dist/${finding.file}` };
    const key = `${location.file}:${location.line}:${location.column} ${nameOf(finding)}`;
    const group = groups.get(key) ?? { finding, location, files: new Set() };
    groups.set(key, group);
    group.files.add(finding.file);
  }
  return Array.from(groups.values(), ({ finding: { rule, message }, location, files }): Diagnostic => {
    const [first, ...others] = files;
    const more = others.length > 0 ? ` and ${others.length} more page${others.length > 1 ? 's' : ''}` : '';
    const isSaid = location.file === `dist/${first}` && others.length === 0;
    return { rule, message, location, ...(!isSaid && { hint: `It shows on dist/${first}${more}.` }) };
  });
}
