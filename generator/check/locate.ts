/** Findings → diagnostics: each located in the sources, and reported once, however many pages it shows on. */
import { type Diagnostic, type LocateText, type Location, orAt, showLocation } from '../diagnostics/diagnostics.ts';
import { addTo } from '../model.ts';
import type { Finding } from './rules/rule.ts';

/** `sourcesOf` returns the files that make a page: the one an author edits to change it, its module, and what that imports. */
export type SourceLookup = { sourcesOf: (file: string) => readonly string[]; locateText: LocateText };

/** For how many texts that are not in the source of their page to search everywhere: on thousands of pages that takes long. */
const maxSearched = 50;

const shell = 'pages/_document.tsx';

export function diagnosticsOf(findings: readonly Finding[], pages: number, { sourcesOf, locateText }: SourceLookup) {
  const searched = new Set<string>();
  function locate({ text = '', nearby = '' }: Finding, sources: readonly string[]): readonly Location[] {
    if (text.trim() === '') return [];
    const key = `${text}\n${nearby}`;
    const isOnly = searched.size >= maxSearched && !searched.has(key);
    if (!isOnly) searched.add(key);
    return locateText(text, sources, nearby, isOnly);
  }

  const groups = new Map<string, Finding[]>();
  for (const finding of findings) addTo(groups, `${finding.rule} ${finding.message}`, finding);
  return [...groups.values()].flatMap((group): Diagnostic[] => {
    // What most pages have is in the shell, or in something that it imports.
    const isCommon = group.length > 2 && group.length * 2 > pages;
    const places = new Map<string, { finding: Finding; location: Location; others: Location[]; files: Set<string> }>();
    for (const finding of group) {
      const made = sourcesOf(finding.file);
      const sources = isCommon ? [shell, shell, ...made.slice(1)] : made;
      const [location = { file: sources[0] ?? `dist/${finding.file}` }, ...others] = locate(finding, sources);
      const key = showLocation(location);
      const place = places.get(key) ?? { finding, location, others, files: new Set() };
      places.set(key, place);
      place.files.add(finding.file);
    }
    return Array.from(places.values(), ({ finding: { file, rule, message }, location, others, files: { size } }) => {
      const more = size > 1 ? ` and ${size - 1} more page${size > 2 ? 's' : ''}` : '';
      return { rule, message, location, hint: `It shows on dist/${file}${more}.${orAt(others)}` };
    });
  });
}
