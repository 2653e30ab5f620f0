/** What a release changes for visitors, as addresses: for the person who deploys, and for a CDN in front of the host. */
import { expandRedirects, hostFiles, type Table } from '../host/host.ts';
import { servedPath } from '../model.ts';
import type { ReleaseChanges } from '../write/write.ts';

/** Paths of pages; `withoutRedirect` lists the removed ones that now return 404, `purge` the URLs of which a cache may hold an old version. */
type VisibleChanges = ReleaseChanges & { withoutRedirect: string[]; purge: string[] };

export function releaseChanges(changes: ReleaseChanges, { address, redirects }: Table): VisibleChanges {
  const pathOf = (file: string) => servedPath(file, address);
  const redirected = new Set(expandRedirects(redirects).map(({ from }) => from));
  const isPage = (file: string) => file.endsWith('.html') && file !== '404.html' && !redirected.has(pathOf(file));
  const pages = (files: string[]) => files.filter(isPage).map(pathOf);
  return {
    added: pages(changes.added),
    changed: pages(changes.changed),
    // A page that became a redirect no longer exists as a page.
    removed: changes.removed.filter(file => file.endsWith('.html')).map(pathOf),
    withoutRedirect: pages(changes.removed),
    purge: [...changes.changed, ...changes.removed]
      .filter(file => !hostFiles.includes(file))
      .map(file => address.origin + pathOf(file)),
  };
}

export const firstRelease =
  'Cannot list what changes for visitors: no earlier release is recorded here (docs/hosts.md, "Releases").';

/** "1 page", "2 pages" */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** The longest list that is printed in full; --json has every item. */
const maxItems = 20;

export function showChanges({ added, changed, removed, withoutRedirect, purge }: VisibleChanges): string {
  const list = (title: string, items: string[]) => {
    const rest = items.length - maxItems;
    const shown = items.slice(0, maxItems).map(item => `    ${item}`);
    if (rest > 0) shown.push(`    and ${rest} more (--json lists all)`);
    return items.length === 0 ? [] : [`  ${title}`, ...shown];
  };
  const lines = [
    ...list(`${counted(added.length, 'page')} added:`, added),
    ...list(`${counted(changed.length, 'page')} changed:`, changed),
    ...list(`${counted(removed.length, 'page')} removed:`, removed),
    ...list('Removed without a redirect; add the path to "was" of the entry that replaces it:', withoutRedirect),
    ...list('To purge from a CDN:', purge),
  ];
  return ['Since the last release:', ...(lines.length > 0 ? lines : ['  nothing changes for visitors'])].join('\n');
}
