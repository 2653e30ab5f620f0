/** Everything that is known of one page: for the book, and for `explain`. */
import type { Checked, Prepared } from '../../build.ts';
import { decode, type Finding, parsePage, ruleNames } from '../../check/check.ts';
import { errorAt, nearest } from '../../diagnostics/diagnostics.ts';
import { servedPath } from '../../model.ts';
import { contentOf } from '../record.ts';
import { fieldsOf } from './fields.ts';
import { htmlOf, type Surveyed } from './survey.ts';
import { weighParts } from './weights.ts';

export type Report = NonNullable<Awaited<ReturnType<typeof reportOf>>>;

/** Reports on the page in a file; undefined where there is none. `why` says why it was last rendered anew, if that is known. */
export async function reportOf(file: string, { prepared, checked }: Surveyed, why: string | undefined) {
  const record = checked.pages.find(page => page.file === file);
  const route = prepared.routes.find(one => one.file === file);
  if (!record || !route) return undefined;
  const html = htmlOf(file, prepared) ?? '';
  const { off, rules } = prepared.settings;
  const { scripts, inputs } = prepared.compiled;
  const isPage = (other: string) => other.endsWith('.html') && other !== file;
  return {
    file,
    route,
    record,
    page: parsePage(file, html),
    findings: findingsOf(file, checked),
    /** The pages to which it leads, and those that lead to it: "blog/index.html". */
    linksOut: [...new Set(checked.linksOf(file).filter(isPage))].sort(),
    linksIn: linksInto(checked).get(file) ?? [],
    weights: weighParts(html, route, record, prepared, checked),
    /** The files of its code and of its content, and the fields that it reads of these. */
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

/** For each page the others that lead to it. */
export function linksInto({ pages, linksOf }: Checked): Map<string, string[]> {
  const into = new Map<string, string[]>();
  for (const { file } of pages)
    for (const target of new Set(linksOf(file)))
      if (target !== file) into.set(target, [...(into.get(target) ?? []), file]);
  return into;
}

/**
 * The file of the page at a path, "/blog/x/" or "/blog/x", with or without the folder of its host, or at a whole address. Throws a
 * DiagnosticError with the nearest one where there is none.
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

/** The path of a page as it is spoken of: "/blog/x/". */
export const pathOf = (file: string, { address }: Pick<Prepared, 'address'>): string =>
  decode(servedPath(file, address));
