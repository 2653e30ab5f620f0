/** The order in which files are put in place, so that nothing refers to a file that is not there yet. */

/** Returns 0 for assets, 1 for new pages, 2 for changed pages, 3 for texts about pages. Files are deleted in the reverse order. */
export function rank(file: string, isNew = false): number {
  // A compressed version ranks like its original.
  const name = originalOf(file);
  if (name.endsWith('.html')) return isNew ? 1 : 2;
  // Existing JSON may list pages; nothing refers to new JSON yet.
  return /\.(xml|txt)$|^_redirects$|^\.htaccess$|^vercel\.json$/.test(name) || (name.endsWith('.json') && !isNew)
    ? 3
    : 0;
}

const originalOf = (file: string) => file.replace(/\.(?:br|gz)$/, '');

/** Returns the files in this order. `linksOf` returns the files that a page refers to. */
export function inOrder<Staged extends { isNew: boolean }>(
  staged: ReadonlyMap<string, Staged>,
  linksOf: (name: string) => readonly string[],
): [name: string, staged: Staged][] {
  const groups: string[][] = [[], [], [], []];
  for (const [name, { isNew }] of staged) groups[rank(name, isNew)]?.push(name);
  const [assets = [], pages = [], changed = [], texts = []] = groups;
  // Every page can be reached from the home page, which therefore comes last of the new pages.
  const roots = [...pages].sort((a, b) => Number(b === 'index.html') - Number(a === 'index.html'));
  const linked = linkedFirst(roots, name => linksOf(originalOf(name)).filter(other => staged.get(other)?.isNew));
  const names = new Set([...assets, ...linked, ...changed, ...texts]);
  return [...names].map(name => [name, staged.get(name) as Staged]);
}

/** Returns the roots and everything they lead to, each after what it links to; a circle is cut where it closes. Uses a stack: chains may be long. */
function linkedFirst(roots: readonly string[], linksOf: (name: string) => readonly string[]): Set<string> {
  const [entered, done] = [new Set<string>(), new Set<string>()];
  const stack = roots.toReversed();
  for (let name = stack.at(-1); name !== undefined; name = stack.at(-1)) {
    if (entered.has(name)) {
      done.add(name);
      stack.pop();
      continue;
    }
    entered.add(name);
    for (const link of linksOf(name)) if (!entered.has(link)) stack.push(link);
  }
  return done;
}
