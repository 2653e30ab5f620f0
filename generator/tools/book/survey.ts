/** A site, checked as a whole, of which no page is kept: what is looked at is rendered again. */
import { type Checked, type Options, type Prepared, type Project, prepare, renderAndCheck } from '../../build.ts';
import { isDocument, type Output } from '../../model.ts';
import { renderDocument } from '../../render/render.ts';

export type Surveyed = { prepared: Prepared; checked: Checked };

/** Prepares and checks the site of a project. What the checks refuse is part of what is found; what keeps it from being rendered is thrown. */
export async function survey(project: Project, options: Options): Promise<Surveyed> {
  const prepared = await prepare(project, options);
  return { prepared, checked: await renderAndCheck(keepingNothing(prepared), project, prepared, options) };
}

/** An output that has all there is: what the cache knows of a page is what checks need, and its bytes are made again for the few that are weighed. */
export const keepingNothing = (prepared: Prepared): Output => ({
  has: () => true,
  put: () => {},
  get: file => htmlOf(file, prepared),
});

/** The HTML of a page, "about/index.html"; undefined where there is none. Throws a DiagnosticError where the site's code throws. */
export function htmlOf(file: string, { routes, context }: Prepared): string | undefined {
  const route = routes.find(one => one.file === file);
  return route && isDocument(route.page) ? renderDocument(route, context) : undefined;
}
