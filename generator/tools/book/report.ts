/** Collects all facts about one page, for the book and for `explain`. */
import type { Checked, Prepared } from '../../build.ts';
import { decode, type Finding, parsePage, ruleNames } from '../../check/check.ts';
import { errorAt, nearest } from '../../diagnostics/diagnostics.ts';
import { servedPath } from '../../model.ts';
import { contentOf } from '../record.ts';
import { fieldsOf } from './fields.ts';
import { htmlOf, type Surveyed } from './survey.ts';
import { weighParts } from './weights.ts';

export type Report = NonNullable<Awaited<ReturnType<typeof reportOf>>>;

/** Reports on the page in a file; undefined if there is none. `why` is why it last changed, if known. */
export async function reportOf(file: string, { prepared, checked }: Surveyed, why: string | undefined) {
  const record = checked.pages.find(page => page.file === file);
  const route = prepared.routes.find(one => one.file === file);
  if (!record || !route) return undefined;
  const html = htmlOf(file, prepared) ?? '';
  const { off, rules } = prepared.settings;
  const { scripts, inputs } = prepared.compiled;
  return {
    file,
    route,
    record,
    page: parsePage(file, html),
    findings: findingsOf(file, checked),
    /** The pages that it links to, and those that link to it: "blog/index.html". */
    linksOut: linksFrom(file, checked).sort(),
    linksIn: linksInto(checked).get(file) ?? [],
    weights: weighParts(html, route, record, prepared, checked),
    /** The files of its code and its content, and the fields of content that it reads. */
    code: inputs.get(route.page.file)?.code ?? [],
    content: contentOf(route, prepared),
    fields: await fieldsOf(route, prepared.context),
    islands: scripts.islands.flatMap(({ src }) => (html.includes(src) ? [src] : [])),
    rules: [...ruleNames, ...Object.keys(rules)].filter(rule => !Object.hasOwn(off, rule)),
    why,
  };
}

export const findingsOf = (file: string, { findings }: Checked): Finding[] =>
  findings.filter(({ page }) => page.file === file).map(({ finding }) => finding);

/** Returns the other pages that a page links to, each once. */
export const linksFrom = (file: string, { linksOf }: Checked): string[] =>
  [...new Set(linksOf(file))].filter(other => other.endsWith('.html') && other !== file);

/** Returns for each page the other pages that link to it. */
export function linksInto(checked: Checked): Map<string, string[]> {
  const into = new Map<string, string[]>();
  for (const { file } of checked.pages)
    for (const target of linksFrom(file, checked)) into.set(target, [...(into.get(target) ?? []), file]);
  return into;
}

/**
 * Returns the file of the page at a path, "/blog/x/" or "/blog/x", with or without the base, or at a whole URL. Throws a DiagnosticError
 * that suggests the nearest page if there is none.
 */
export function nearestPage(given: string, { prepared, checked }: Surveyed): string {
  const served = checked.pages.map(({ file }): [string, string] => [pathOf(file, prepared), file]);
  const folder = prepared.address.base.length - 1;
  const paths = new Map([...served.map(([path, file]): [string, string] => [path.slice(folder), file]), ...served]);
  const path = decode(URL.canParse(given) ? new URL(given).pathname : given);
  const found = paths.get(path) ?? paths.get(`${path}/`);
  if (found) return found;
  const near = nearest(path, paths.keys());
  throw errorAt(undefined, `there is no page ${given}`, near && `Did you mean ${near}?`);
}

/** Returns the path of a page for display, without percent-encoding: "/blog/x/". */
export const pathOf = (file: string, { address }: Pick<Prepared, 'address'>): string =>
  decode(servedPath(file, address));
