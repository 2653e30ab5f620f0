/** Findings → diagnostics: each located in the sources, and reported once, however many pages it shows on. */
import { type Diagnostic, type FindText, type Location, showLocation } from '../diagnostics/diagnostics.ts';
import { addTo, decoded } from '../model.ts';
import type { Finding } from './rules/rule.ts';

/** Where texts come from: `sourceOf` returns the file an author edits to change a page, "about/index.html" → "pages/about.tsx". */
export type Sources = { sourceOf: (file: string) => string | undefined; find: FindText };

/** For how many texts that are not in the source of their page to search everywhere: on thousands of pages that takes long. */
const maxSearched = 50;

export function diagnosticsOf(findings: readonly Finding[], pages: number, { sourceOf, find }: Sources): Diagnostic[] {
  const searched = new Map<string, Location | undefined>();
  function locate({ file, text = '', nearby = '' }: Finding): Location | undefined {
    if (text.trim() === '') return undefined;
    const written = decoded(text);
    const source = sourceOf(file);
    const here = source ? find(written, [source], nearby, true) : undefined;
    const key = `${text}\n${nearby}`;
    if (!here && !searched.has(key) && searched.size < maxSearched)
      searched.set(key, find(written, source ? [source] : [], nearby));
    return here ?? searched.get(key);
  }

  const groups = new Map<string, Finding[]>();
  for (const finding of findings) addTo(groups, `${finding.rule} ${finding.message}`, finding);
  return [...groups.values()].flatMap(group => {
    // What most pages have is in the shell, or in something that it imports.
    const isCommon = group.length > 2 && group.length * 2 > pages;
    const places = new Map<string, { finding: Finding; location: Location; files: Set<string> }>();
    for (const finding of group) {
      const source = isCommon ? 'pages/_document.tsx' : sourceOf(finding.file);
      const location = locate(finding) ?? { file: source ?? `dist/${finding.file}` };
      const place = places.get(showLocation(location)) ?? { finding, location, files: new Set() };
      places.set(showLocation(location), place);
      place.files.add(finding.file);
    }
    return Array.from(places.values(), ({ finding: { file, rule, message }, location, files: { size } }) => {
      const more = size > 1 ? ` and ${size - 1} more page${size > 2 ? 's' : ''}` : '';
      return { rule, message, location, hint: `It shows on dist/${file}${more}.` };
    });
  });
}
