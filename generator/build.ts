/** The whole generator, in order: compile, read, plan, render, check, write. The only file that knows the order. */
import { check, type Waiver } from './check.ts';
import { compile, type File } from './compile.ts';
import { plan, type Route } from './plan.ts';
import { type Finding, preflight } from './preflight.ts';
import { read } from './read.ts';
import { addressOf, headOf, render } from './render.ts';
import { mapAll, refuse } from './site-error.ts';

/** The site as one plain value: what would stand in dist, what it was made from, what is left to settle. */
export type Site = { files: File[]; routes: Route[]; unsettled: Finding[]; waivers: readonly Waiver[] };

/** What the generator itself asks of a site's content; everything else there is the site's own business. */
type OwnContent = { site: { url: string; waivers?: Waiver[] } };

/**
 * Builds the site in the folder `root`, in memory. `url` is where it will stand, instead of content/site.yaml's.
 * Throws a SiteError with everything an author has to mend.
 */
export async function build(
  root: string,
  options: { url?: string | undefined; release?: boolean } = {},
): Promise<Site> {
  const { pages, shell, schema, assets, preflight: rules } = await compile(root);
  const { content, placeholders, locate } = await read(root, schema);
  const { site } = content as OwnContent;
  const address = addressOf(options.url ?? site.url);

  const routes = plan(pages, content);
  const surroundings = {
    address,
    shellProps: shell.props?.(content) ?? {},
    routes: mapAll(routes, route => ({ path: route.path, head: headOf(route), props: route.props })),
  };
  const rendered = mapAll(routes, route => render(route, shell, surroundings));
  const files = [...assets, ...rendered];
  const waivers = site.waivers ?? [];
  refuse(check(files, address, waivers));

  const unsettled = preflight(placeholders, rules?.(content as never) ?? [], locate);
  if (options.release) refuse(unsettled);
  return { files, routes, unsettled, waivers };
}
