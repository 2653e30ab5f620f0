/** The code that `compile` made of pages/, a plain value that a thread can be given → the pages themselves, ready to be called. */
import type { Islands } from './islands.ts';
import { type CompiledModule, linkModules, type Modules } from './link-modules.ts';
import { SiteError } from './site-error.ts';

/** Compiled pages before they are linked. */
export type Code = {
  root: string;
  modules: ReadonlyMap<string, CompiledModule>;
  pages: Omit<Page, 'module'>[];
  islands: Islands;
};

/** What a page module may export; the contract is in README.md, "A page". */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a compiled page enters; its types are checked where it is written
export type PageModule = Record<'default' | 'head' | 'props' | 'paths', any>;

/** One module of pages/: its file ("blog/[slug].tsx"), what it exports, exactly the CSS that it and the shell reach, and a hash of all. */
export type Page = { file: string; module: PageModule; css: string; hash: string };

export type Linked = {
  pages: Page[];
  /** pages/_document.tsx: the shell around every page. */
  shell: PageModule;
  /** The browser's scripts, for the shell; their files are among the assets. */
  islands: Islands;
  /** Where an error of the site's code was thrown. */
  locate: Modules['locate'];
};

/** Runs the modules of all pages and the shell. Throws a SiteError for one that cannot be run. */
export function link({ root, modules, pages, islands }: Code): Linked & Pick<Modules, 'load'> {
  const linked = linkModules(root, modules);
  const load = (name: string) => {
    try {
      return linked.load(name);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const place = linked.locate(error) ?? { file: name.replace(/^page\//, 'pages/').replace(/\.js$/, '') };
      throw new SiteError([{ message, place }]);
    }
  };
  return {
    load,
    pages: pages.map(page => ({ ...page, module: load(`page/${page.file}.js`).page as PageModule })),
    shell: load('shell.js') as PageModule,
    islands,
    locate: linked.locate,
  };
}
