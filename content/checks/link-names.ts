/** Links with the same name but different targets cannot be distinguished in a screen reader's list of links. */
type Link = { href: string; text: string; label: string };

/** Returns a sentence for each link that shares its name with one to another target. */
export function linkNames({ links }: { links: readonly Link[] }): string[] {
  const targets = new Map<string, string>();
  return links.flatMap(({ href, text, label }) => {
    const name = label || text;
    const target = targets.get(name.toLowerCase()) ?? href;
    targets.set(name.toLowerCase(), target);
    if (target === href) return [];
    // The contents of an article link to its headings.
    return target.startsWith('#') && href.startsWith('#')
      ? [`two of its headings are "${name}"`]
      : [`two links are named "${name}": one leads to ${target}, the other to ${href}`];
  });
}
