/** The output of a build: one line with the time of each stage, a progress line on a terminal, and a summary, with what a release changes for visitors; or one JSON object. */
import type { BuiltSite } from '../build.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostics.ts';
import { servedPath } from '../model.ts';
import type { ReleaseChanges, Written } from '../write/write.ts';

/** Logs stages to stderr, or nothing if `isSilent`. Only a terminal gets the progress line. */
export function createReporter(isSilent: boolean) {
  const { stderr } = process;
  let stage: { name: string; start: number } | undefined;
  let lastShown = 0;
  const show = (name: string, text: string) =>
    stderr.write(`${stderr.isTTY ? '\r\u001b[K' : ''}${name.padEnd(8)} ${text}`);
  const end = () => {
    if (stage) show(stage.name, `${Math.round(performance.now() - stage.start)} ms\n`);
    stage = undefined;
  };
  return {
    onProgress(name: string, done?: number, of?: number): void {
      if (isSilent) return;
      const now = performance.now();
      if (stage?.name !== name) {
        end();
        stage = { name, start: now };
      }
      if (!stderr.isTTY || done === undefined || now - lastShown < 100) return;
      lastShown = now;
      show(name, `${done} of ${of}`);
    },
    end,
  };
}

/** Returns the result of a build as plain values. */
export const summaryOf = (site: BuiltSite, { changes, ...counts }: Written) => ({
  routes: site.routes.length,
  pages: site.checked.pages.length,
  files: site.files.length,
  margins: site.checked.margins,
  hosts: site.hosts,
  redirects: site.redirects.length,
  ...counts,
  unsettled: site.unsettledCount(),
  changes: changes && releaseChanges(changes, site),
});

/** Formats the summary of a build into the folder `out`. */
export function showSummary(summary: ReturnType<typeof summaryOf>, out: string, isRelease: boolean): string {
  const { pages, files, bytes, margins, hosts, redirects, written, unchanged, removed, unsettled, changes } = summary;
  const lines = [
    `${pages} pages, ${files} files, ${grouped(bytes)} bytes`,
    ...margins.map(
      ({ budget, file, value, limit, left }) =>
        `${budget}: ${grouped(value)} of ${grouped(limit)}, ${grouped(left)} left (${file})`,
    ),
    `${out}/: ${written} written, ${unchanged} unchanged, ${removed} removed`,
    hosts.length > 0 &&
      `for ${hosts.join(', ')}, with ${counted(redirects, 'redirect')}: see deploy/ and docs/hosts.md`,
    hosts.length === 0 &&
      redirects > 0 &&
      `${counted(redirects, 'former path')}, each with a page that redirects: a host can do better, see docs/hosts.md`,
    unsettled > 0 && `${counted(unsettled, 'point')} to settle before launch: npm run preflight`,
    changes ? showChanges(changes) : isRelease && firstRelease,
  ];
  return lines.filter(Boolean).join('\n');
}

const grouped = (n: number) => n.toLocaleString('en');

/** Returns diagnostics as plain values, for --json. */
export const plainDiagnostics = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ message, location, hint, rule }) => {
    const { file, line, column }: Partial<Location> = location ?? {};
    return { message, file, line, column, hint, rule };
  });

/** Paths of pages; `withoutRedirect` lists the removed ones that now return 404, `purge` the URLs of which a cache may hold an old version. */
type VisibleChanges = ReleaseChanges & { withoutRedirect: string[]; purge: string[] };

export function releaseChanges(
  changes: ReleaseChanges,
  { address, redirects }: Pick<BuiltSite, 'address' | 'redirects'>,
): VisibleChanges {
  const pathOf = (file: string) => servedPath(file, address);
  const redirected = new Set(redirects.flatMap(({ from }) => [from, `${from}/`]));
  const isPage = (file: string) => file.endsWith('.html') && file !== '404.html' && !redirected.has(pathOf(file));
  const pages = (files: string[]) => files.filter(isPage).map(pathOf);
  return {
    added: pages(changes.added),
    changed: pages(changes.changed),
    // A page that became a redirect no longer exists as a page.
    removed: changes.removed.filter(file => file.endsWith('.html')).map(pathOf),
    withoutRedirect: pages(changes.removed),
    purge: [...changes.changed, ...changes.removed].map(file => address.origin + pathOf(file)),
  };
}

const firstRelease = 'Cannot list what changes for visitors: no earlier release is recorded here.';

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
