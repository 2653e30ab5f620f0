/** The output of a build: one line with the time of each stage, a progress line on a terminal, and a summary; or one JSON object. */
import type { Site } from '../build.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostics.ts';
import type { Written } from '../write/write.ts';
import { counted, firstRelease, releaseChanges, showChanges } from './changes.ts';

/** Logs stages to stderr, or nothing if `isSilent`. Only a terminal gets the progress line, and colour, which NO_COLOR turns off. */
export function createReporter(isSilent: boolean) {
  const { stderr, env } = process;
  let stage: { name: string; start: number } | undefined;
  let lastShown = 0;
  const dim = (text: string) => (stderr.isTTY && !env.NO_COLOR ? `\u001b[2m${text}\u001b[0m` : text);
  const clear = () => stderr.isTTY && stderr.write('\r\u001b[K');
  const end = () => {
    if (!stage) return;
    clear();
    stderr.write(`${stage.name.padEnd(8)} ${dim(`${Math.round(performance.now() - stage.start)} ms`)}\n`);
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
      clear();
      stderr.write(`${name.padEnd(8)} ${done} of ${of}`);
    },
    end,
  };
}

/** Returns the result of a build as plain values. */
export const summaryOf = (site: Site, { changes, ...counts }: Written) => ({
  routes: site.routes.length,
  pages: site.checked.pages.length,
  files: site.files.length,
  margins: site.checked.margins,
  hosts: site.hosts,
  redirects: site.table.redirects.length,
  ...counts,
  unsettled: site.unsettledCount(),
  changes: changes && releaseChanges(changes, site.table),
});

/** Formats the summary of a build into the folder `out`. */
export function showSummary(summary: ReturnType<typeof summaryOf>, out: string, isRelease: boolean): string {
  const { pages, files, bytes, margins, hosts, redirects, written, unchanged, removed, unsettled, changes } = summary;
  const lines = [
    `${pages} pages, ${files} files, ${grouped(bytes)} bytes`,
    ...margins.map(
      ({ budget, file, value, limit }) =>
        `${budget}: ${grouped(value)} of ${grouped(limit)}, ${grouped(limit - value)} left (${file})`,
    ),
    `${out}/: ${written} written, ${unchanged} unchanged, ${removed} removed`,
    hosts.length > 0 &&
      `for ${hosts.join(', ')}, with ${counted(redirects, 'redirect')}: see deploy/ and docs/hosts.md`,
    hosts.length === 0 &&
      redirects > 0 &&
      `${counted(redirects, 'redirect')} not set up: a host has to make them, use --host NAME`,
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
