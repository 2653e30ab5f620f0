/** The whole generator, in order: compile, read, plan, render, check. The only file that knows the order; `write` is the output's part. */
import { type Address, addressOf, isAddress } from './address.ts';
import { attempt } from './attempt.ts';
import { transferBytes } from './check/weights.ts';
import { compare, type PageRecord, type Waiver } from './check.ts';
import { type Compiler, createCompiler, type File } from './compile.ts';
import type { Said } from './interpret.ts';
import { makeAll, put } from './make.ts';
import { createMemo, type Memo } from './memo.ts';
import { createMemory, type Output } from './output.ts';
import { plan, type Route } from './plan.ts';
import { inOrder, preflight } from './preflight.ts';
import type { Made } from './produce.ts';
import { createReader, type Reader, type Reading, type Table } from './read.ts';
import { type Problem, refuse, SiteError } from './site-error.ts';

/** What lives longer than one build. */
export type Project = { compiler: Compiler; read: Reader; memo: Memo<Made>; close: () => Promise<void> };

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
type OwnContent = { site?: { url?: unknown; waivers?: Waiver[] } };

/** What is known of earlier builds: what was made of routes, and what files of content say. */
export type Memos = { made: Memo<Made>; said: Memo<Said> };

/** Opens the project in the folder `root`. */
export function openProject(root: string, memos: Memos = { made: createMemo(), said: createMemo() }): Project {
  const compiler = createCompiler(root);
  return { compiler, read: createReader(root, memos.said), memo: memos.made, close: compiler.close };
}

/** Builds a project's site into `output`. Throws a SiteError with everything an author has to mend. */
export async function buildInto(output: Output, project: Project, options: Options = {}): Promise<Site> {
  const { url, now = new Date(), withUnpublished = false, release = false, onProgress = () => {} } = options;
  onProgress('compile');
  const compiled = await project.compiler.compile();
  const { assets, shell, schema } = compiled;

  onProgress('read');
  const reading = await project.read(schema, { now, withUnpublished, version: compiled.schemaHash });
  const { content, find } = reading;
  const address = addressOf(url ?? ownUrl(reading));
  const waivers = (content as OwnContent).site?.waivers ?? [];

  onProgress('plan');
  const routes = plan(
    compiled.pages,
    content,
    compiled.locate,
    assets.map(asset => asset.path),
  );
  const shellProps = attempt(shellPage, compiled.locate, 'give its props', () => shell.props?.(content) ?? {});

  onProgress('render');
  for (const asset of assets) put(asset, output);
  const made = await makeAll(routes, {
    compiled,
    terms: { surroundings: { address, shellProps }, waivers },
    memo: project.memo,
    output,
    onMade: done => onProgress('render', done, routes.length),
  });

  onProgress('check');
  const pages = made.flatMap(({ page }) => page ?? []);
  const weights = new Map([
    ...assets.map(asset => [asset.path, transferBytes(asset)] as const),
    ...routes.map((route, i) => [route.file, made[i]?.weight ?? 0] as const),
  ]);
  const makers = new Map(routes.map(({ file, page }) => [file, `pages/${page.file}`]));
  refuse(compare(pages, weights, address, { find, madeBy: file => makers.get(file) }));
  const unsettled = preflight(reading, compiled);
  if (release) refuse(inOrder(unsettled));
  project.memo.settle();
  return { files: [...weights.keys()], routes, pages, unsettled, waivers, address, schema };
}

const shellPage = { file: '_document.tsx' };

/** The address that content/site.yaml gives. */
function ownUrl({ content, locate }: Reading): string {
  const url = (content as OwnContent).site?.url;
  if (isAddress(url)) return url;
  const hint = 'Write where the site will stand: https://name.example/ or https://name.example/folder/.';
  throw new SiteError([{ message: '"url" is no address of a site', place: locate(['site', 'url']), hint }]);
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
