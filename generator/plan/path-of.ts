/** Files whose names hold a hash, so that browsers may keep them for ever, are found by the names of their pages. */
import { nearest } from '../diagnostics/diagnostics.ts';
import type { Route } from '../model.ts';

/** The path of a file whose name holds a hash, by its page: "assets/art-[hash].svg.ts" → "/assets/art-1A2B3C4D.svg". Throws where there is no such page. */
export type PathOf = (pageFile: string) => string;

export const createPathOf =
  (routes: readonly Route[]): PathOf =>
  pageFile => {
    const found = routes.find(({ page }) => page.file === pageFile);
    if (found) return found.path;
    const known = nearest(
      pageFile,
      routes.map(({ page }) => page.file),
    );
    throw new Error(`there is no pages/${pageFile}${known ? `; did you mean "${known}"?` : ''}`);
  };
