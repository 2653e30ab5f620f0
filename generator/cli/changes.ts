/** What a release changes for visitors, in addresses: for the person who deploys, and for the cache in front. */
import { hostFiles, inEveryForm, type Table } from '../host/host.ts';
import { servedPath } from '../model.ts';
import type { ReleaseChanges } from '../write/write.ts';

/** Paths of pages; `unled` are those that were removed and lead nowhere now; `forget` are addresses of which a cache holds old versions. */
type VisibleChanges = ReleaseChanges & { unled: string[]; forget: string[] };

export function releaseChanges(changes: ReleaseChanges, { address, redirects }: Table): VisibleChanges {
  const pathOf = (file: string) => servedPath(file, address);
  const led = new Set(inEveryForm(redirects).map(({ from }) => from));
  const isPage = (file: string) => file.endsWith('.html') && file !== '404.html' && !led.has(pathOf(file));
  const pages = (files: string[]) => files.filter(isPage).map(pathOf);
  const removed = pages(changes.removed);
  return {
    added: pages(changes.added),
    changed: pages(changes.changed),
    // A page that leads on now is gone as a page.
    removed: changes.removed.filter(file => file.endsWith('.html')).map(pathOf),
    unled: removed,
    forget: [...changes.changed, ...changes.removed]
      .filter(file => !hostFiles.includes(file))
      .map(file => address.origin + pathOf(file)),
  };
}

export const firstRelease =
  'No earlier release is known here, so what changes for visitors is not known either (docs/hosts.md, "Releases").';

/** "1 page", "2 pages" */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Lines of each kind that are shown; --json has all. */
const shown = 20;

export function showChanges({ added, changed, removed, unled, forget }: VisibleChanges): string {
  const list = (title: string, items: string[]) =>
    items.length === 0
      ? []
      : [
          `  ${title}`,
          ...items.slice(0, shown).map(item => `    ${item}`),
          ...(items.length > shown ? [`    and ${items.length - shown} more: --json has all`] : []),
        ];
  const lines = [
    ...list(`${counted(added.length, 'page')} added:`, added),
    ...list(`${counted(changed.length, 'page')} changed:`, changed),
    ...list(`${counted(removed.length, 'page')} removed:`, removed),
    ...list('Removed, and led nowhere; write "was" in the entry that takes its place:', unled),
    ...list('What a cache in front has to forget:', forget),
  ];
  return ['Since the last release:', ...(lines.length > 0 ? lines : ['  nothing changes for visitors'])].join('\n');
}
