/** The whole generator, in order: compile, read, plan, render, check. The only file that knows the order; `write` is the output's part. */
import { transferBytes } from './check/weights.ts';
import { compare, type PageRecord, type Waiver } from './check.ts';
import { type Compiler, createCompiler, type File } from './compile.ts';
import { createExaminer } from './examiner.ts';
import { createMemo, hashOf, type Made, type Memo } from './memo.ts';
import { createMemory, type Output } from './output.ts';
import { isDocument, plan, type Route } from './plan.ts';
import { preflight } from './preflight.ts';
import { createReader, type Reader, type Table } from './read.ts';
import { type Address, addressOf, render, type Surroundings } from './render.ts';
import { mapAllAtOnce, type Problem, refuse } from './site-error.ts';

/** What lives longer than one build. */
export type Project = { compiler: Compiler; read: Reader; memo: Memo; close: () => Promise<void> };

/** The site, made: the paths of its files, what the checks know of its pages, what is left to settle. */
export type Site = {
  files: string[];
  routes: Route[];
  pages: PageRecord[];
  unsettled: Problem[];
  waivers: readonly Waiver[];
  address: Address;
  schema: Table;
};

export type Options = {
  /** Where the site will stand, instead of content/site.yaml's. */
  url?: string | undefined;
  /** The instant that decides what is public. */
  now?: Date;
  /** Whether to show what is not public yet. */
  withUnpublished?: boolean;
  /** Whether to refuse while anything is unsettled. */
  release?: boolean;
  /** Hears what stage begins, and how far rendering is. */
  onProgress?: (stage: string, done?: number, of?: number) => void;
};

/** What the generator itself asks of a site's content; everything else there is the site's own business. */
type OwnContent = { site: { url: string; waivers?: Waiver[] } };

/** Routes in the making at once: rendering goes on while earlier pages are being examined, and files that take their time are drawn. */
const atOnce = 8;

/** Opens the project in the folder `root`. */
export function openProject(root: string, memo: Memo = createMemo()): Project {
  const compiler = createCompiler(root);
  return { compiler, read: createReader(root), memo, close: compiler.close };
}

/** Builds a project's site into `output`. Throws a SiteError with everything an author has to mend. */
export async function buildInto(output: Output, project: Project, options: Options = {}): Promise<Site> {
  const { url, now = new Date(), withUnpublished = false, release = false, onProgress = () => {} } = options;
  onProgress('compile');
  const compiled = await project.compiler.compile();
  onProgress('read');
  const { content, placeholders, locate, find } = await project.read(compiled.schema, { now, withUnpublished });
  const { site } = content as OwnContent;
  const address = addressOf(url ?? site.url);
  const waivers = site.waivers ?? [];

  onProgress('plan');
  const assets = compiled.assets.map(asset => asset.path);
  const routes = plan(compiled.pages, content, compiled.locate, assets);
  const surroundings: Surroundings = { address, shellProps: compiled.shell.props?.(content) ?? {} };

  onProgress('render');
  const put = (file: File) => {
    const hash = hashOf(file.bytes);
    if (!output.has(file.path, hash)) output.put(file, hash);
    return hash;
  };
  for (const asset of compiled.assets) put(asset);
  const setting = { address, waivers };
  const settingHash = hashOf(JSON.stringify([setting, surroundings.shellProps]));
  const examiner = createExaminer(setting);
  let done = 0;
  const make = async (route: Route): Promise<Made> => {
    onProgress('render', ++done, routes.length);
    const key = hashOf(settingHash, route.page.hash, route.path, JSON.stringify(route.props));
    const before = project.memo.get(key);
    if (before && output.has(route.file, before.hash)) return before;
    const file = await render(route, compiled, surroundings);
    const hash = put(file);
    // The same bytes under the same setting were examined before.
    if (before?.hash === hash) return before;
    if (!isDocument(route.page)) return project.memo.set(key, { hash, weight: transferBytes(file) });
    const page = await examiner.examine(file);
    return project.memo.set(key, { hash, weight: page.weight, page });
  };
  // Also when a page fails the examiner is closed: a thread left open would keep the process from ending.
  const made = await mapAllAtOnce(routes, atOnce, make).finally(examiner.close);

  onProgress('check');
  const pages = made.flatMap(({ page }) => page ?? []);
  const weights = new Map([
    ...compiled.assets.map(asset => [asset.path, transferBytes(asset)] as const),
    ...routes.map((route, i) => [route.file, made[i]?.weight ?? 0] as const),
  ]);
  const makers = new Map(routes.map(({ file, page }) => [file, `pages/${page.file}`]));
  refuse(compare(pages, weights, address, { find, madeBy: file => makers.get(file) }));
  const files = [...weights.keys()];
  const unsettled = preflight(placeholders, compiled.preflight?.(content as never) ?? [], locate);
  if (release) refuse(unsettled);
  project.memo.settle();
  return { files, routes, pages, unsettled, waivers, address, schema: compiled.schema };
}

/** Builds the site in the folder `root` once, in memory. */
export async function build(root: string, options: Options = {}): Promise<Omit<Site, 'files'> & { files: File[] }> {
  const project = openProject(root);
  try {
    const memory = createMemory();
    const site = await buildInto(memory, project, options);
    return { ...site, files: site.files.map(path => ({ path, bytes: memory.files.get(path)?.bytes ?? '' })) };
  } finally {
    await project.close();
  }
}
