/** A site, checked as a whole, of which no page is kept: what is looked at is rendered again. */
import { type Checked, type Options, type Prepared, type Project, prepare, renderAndCheck } from '../../build.ts';
import { isDocument, type Output } from '../../model.ts';
import { renderDocument } from '../../render/render.ts';

export type Surveyed = {
  prepared: Prepared;
  checked: Checked;
  /** The HTML of a page, "about/index.html". Throws a DiagnosticError where the site's code throws. */
  htmlOf: (file: string) => string;
  /** Why a page was last rendered anew, if that is known. */
  whyOf: (file: string) => string | undefined;
};

/** Prepares and checks the site of a project. What the checks refuse is part of what is found; what keeps it from being rendered is thrown. */
export async function survey(project: Project, options: Options, whyOf?: Surveyed['whyOf']): Promise<Surveyed> {
  const prepared = await prepare(project, options);
  const checked = await renderAndCheck(keepingNothing(prepared), project, prepared, options);
  return surveyOf(prepared, checked, whyOf);
}

export const surveyOf = (
  prepared: Prepared,
  checked: Checked,
  whyOf: Surveyed['whyOf'] = () => undefined,
): Surveyed => ({
  prepared,
  checked,
  htmlOf: file => pageIn(prepared, file) ?? '',
  whyOf,
});

/** An output that has all there is: what the cache knows of a page is what checks need, and its bytes are made again for the few that are weighed. */
export const keepingNothing = (prepared: Prepared): Output => ({
  has: () => true,
  put: () => {},
  get: file => pageIn(prepared, file),
});

function pageIn({ routes, context }: Prepared, file: string): string | undefined {
  const route = routes.find(one => one.file === file);
  return route && isDocument(route.page) ? renderDocument(route, context) : undefined;
}
