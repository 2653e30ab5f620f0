/** What a person must settle before launch: placeholders, and what the site's own rules (content/preflight.ts) find. */
import { type Diagnostic, type Locate, type Location, locationAt, runSiteCode } from '../diagnostics/diagnostics.ts';
import type { Content } from '../model.ts';
import { type Path, type Position, placeholderTag, positionsOf } from './positions.ts';
import type { Source } from './source.ts';
import { parseYaml } from './yaml.ts';

/** content/preflight.ts: what it finds in the content, each with the path of the value that it speaks of. */
export type SiteRules = (content: never) => Iterable<{ at: Path; message: string }>;

/** What the site's own rules find. Throws a DiagnosticError where their code throws. */
export const applyRules = (rules: SiteRules | undefined, content: Content, locateCode: Locate) =>
  runSiteCode({ file: 'content/preflight.ts', what: 'be applied' }, locateCode, () => [
    ...(rules?.(content as never) ?? []),
  ]);

/** A value that stands behind the placeholder tag. */
export type Placeholder = { value: unknown; location: Location };

/** Every value of a file behind the placeholder tag. */
export function placeholdersIn(source: Source): Placeholder[] {
  const { whole, yaml = '', start } = source.parts();
  if (!yaml.includes(placeholderTag)) return [];
  const found: Placeholder[] = [];
  const visit = (position: Position, value: unknown): void => {
    if (position.isPlaceholder) found.push({ value, location: locationAt(source.file, whole, start + position.start) });
    for (const [name, part] of position.parts) visit(part, (value as Record<string, unknown>)[name]);
  };
  const { root } = positionsOf(yaml);
  if (root) visit(root, parseYaml(source).data);
  return found;
}

export const placeholderDiagnostic = ({ value, location }: Placeholder): Diagnostic => ({
  message: `placeholder: ${summary(value)}`,
  location,
});

/** Diagnostics in the order of the files and their lines. */
export const inOrder = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted(
    ({ location: a }, { location: b }) => compare(a?.file ?? '', b?.file ?? '') || (a?.line ?? 0) - (b?.line ?? 0),
  );

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function summary(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
