/** What a build prints: each stage with its time, and a summary. */
import type { BuiltSite } from '../build.ts';
import type { Written } from '../write/write.ts';

/** Prints the name of each stage when it begins, and its time when it ends, to stderr; nothing if `isSilent`. */
export function createReporter(isSilent: boolean) {
  let stage = '';
  let start = 0;
  const end = () => {
    if (stage) process.stderr.write(`${Math.round(performance.now() - start)} ms\n`);
    stage = '';
  };
  const onProgress = (name: string) => {
    if (isSilent || name === stage) return;
    end();
    [stage, start] = [name, performance.now()];
    process.stderr.write(name.padEnd(9));
  };
  return { onProgress, end };
}

/** Returns the result of a build as plain values. */
export const summaryOf = (site: BuiltSite, written: Written) => ({
  routes: site.routes.length,
  pages: site.checked.pages.length,
  files: site.files.length,
  margins: site.checked.margins,
  hosts: site.hosts,
  ...written,
  unsettled: site.unsettledCount(),
});

/** Formats the summary of a build into the folder `out`. */
export function showSummary(summary: ReturnType<typeof summaryOf>, out: string): string {
  const { pages, files, bytes, margins, hosts, written, unchanged, removed, unsettled } = summary;
  const grouped = (n: number) => n.toLocaleString('en');
  const lines = [
    `${pages} pages, ${files} files, ${grouped(bytes)} bytes`,
    ...margins.map(
      ({ budget, file, value, limit, left }) =>
        `${budget}: ${grouped(value)} of ${grouped(limit)}, ${grouped(left)} left (${file})`,
    ),
    `${out}/: ${written} written, ${unchanged} unchanged, ${removed} removed`,
    hosts.length > 0 && `for ${hosts.join(', ')}: see deploy/ and docs/hosts.md`,
    unsettled > 0 && `${counted(unsettled, 'point')} to settle before launch: npm run preflight`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** "1 page", "2 pages" */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
