/** Checks a whole site without keeping its pages: the few that are shown are rendered again. */
import { type Checked, type Options, type Prepared, type Project, prepare, renderAndCheck } from '../../build.ts';
import { hashOf, isDocument, type Output } from '../../model.ts';
import { renderDocument } from '../../render/render.ts';

export type Surveyed = { prepared: Prepared; checked: Checked };

/** Prepares and checks the site of a project. The result includes what the checks find; throws a DiagnosticError if the site cannot be rendered. */
export async function survey(project: Project, options: Options): Promise<Surveyed> {
  const prepared = await prepare(project, options);
  return { prepared, checked: await renderAndCheck(keepingNothing(prepared), project, prepared, options) };
}

/** Creates an output that claims to have every file, so that cached check results suffice. The bytes of the few pages that are weighed are rendered again. */
export const keepingNothing = (prepared: Prepared): Output => ({
  has: () => true,
  put: ({ bytes }) => hashOf(bytes),
  get: file => htmlOf(file, prepared),
});

/** Renders the HTML of a page such as "about/index.html"; undefined if there is none. Throws a DiagnosticError if the site's code throws. */
export function htmlOf(file: string, { routes, context }: Prepared): string | undefined {
  const route = routes.find(one => one.file === file);
  return route && isDocument(route.page) ? renderDocument(route, context) : undefined;
}
