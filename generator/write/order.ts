/** In what order files are put into place, so that nothing refers to what is not there yet. */

/** 0 for assets, 1 and 2 for pages that are new and that are not, 3 for texts about pages. What is removed goes the other way round. */
export function rank(file: string, isNew = false): number {
  // Compressed siblings are what they are of.
  const name = ownName(file);
  if (name.endsWith('.html')) return isNew ? 1 : 2;
  // Nothing refers to data that is new; data that stands there already may name pages.
  return /\.(xml|txt)$|^_redirects$|^\.htaccess$|^vercel\.json$/.test(name) || (name.endsWith('.json') && !isNew)
    ? 3
    : 0;
}

const ownName = (file: string) => file.replace(/\.(?:br|gz)$/, '');

/** The files in their order. `linksOf` gives the files that a page refers to. */
export function inOrder<Staged extends { isNew: boolean }>(
  staged: ReadonlyMap<string, Staged>,
  linksOf: (name: string) => readonly string[],
): [name: string, staged: Staged][] {
  const groups: string[][] = [[], [], [], []];
  for (const [name, { isNew }] of staged) groups[rank(name, isNew)]?.push(name);
  const [assets = [], pages = [], changed = [], texts = []] = groups;
  // Everything can be reached from the home page, which therefore comes last of all that is new.
  const roots = [...pages].sort((a, b) => Number(b === 'index.html') - Number(a === 'index.html'));
  const linked = linkedFirst(roots, name => linksOf(ownName(name)).filter(other => staged.get(other)?.isNew));
  const names = new Set([...assets, ...linked, ...changed, ...texts]);
  return [...names].map(name => [name, staged.get(name) as Staged]);
}

/** The roots and all that they lead to, each after what it leads to; a circle is cut where it closes. Depth first, by a stack: chains may be long. */
function linkedFirst(roots: readonly string[], linksOf: (name: string) => readonly string[]): Set<string> {
  const [entered, left] = [new Set<string>(), new Set<string>()];
  const stack = roots.toReversed();
  for (let name = stack.at(-1); name !== undefined; name = stack.at(-1)) {
    if (entered.has(name)) {
      left.add(name);
      stack.pop();
      continue;
    }
    entered.add(name);
    for (const link of linksOf(name)) if (!entered.has(link)) stack.push(link);
  }
  return left;
}
