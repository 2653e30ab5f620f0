/** What a run says: a line a stage with its time, a progress line on a terminal, a summary; or one JSON object for a machine. */
import type { Site } from './build.ts';
import { brotliBytes } from './check/weights.ts';
import type { Problem } from './site-error.ts';
import type { Written } from './write.ts';

type Stream = { write: (text: string) => unknown; isTTY?: boolean };

export type Reporter = { onProgress: (stage: string, done?: number, of?: number) => void; end: () => void };

/** Reports stages to `stream`. Colour and the moving line are for terminals, colour only where `isPlain` does not forbid it. */
export function createReporter(
  stream: Stream,
  isPlain: boolean,
  clock: () => number = () => performance.now(),
): Reporter {
  let stage: { name: string; start: number } | undefined;
  let lastShown = 0;
  const dim = (text: string) => (stream.isTTY && !isPlain ? `\u001b[2m${text}\u001b[0m` : text);
  const clear = () => stream.isTTY && stream.write('\r\u001b[K');
  const end = () => {
    if (!stage) return;
    clear();
    stream.write(`${stage.name.padEnd(8)} ${dim(`${Math.round(clock() - stage.start)} ms`)}\n`);
    stage = undefined;
  };
  return {
    onProgress(name, done, of) {
      if (stage?.name !== name) {
        end();
        stage = { name, start: clock() };
      }
      if (!stream.isTTY || done === undefined || clock() - lastShown < 100) return;
      lastShown = clock();
      clear();
      stream.write(`${name.padEnd(8)} ${done} of ${of}`);
    },
    end,
  };
}

/** What came of a build, as plain values. `bytesOf` gives a file of the output. */
export function summaryOf(site: Site, written: Written, bytesOf: (file: string) => Uint8Array) {
  // The quick figure finds the page. Quality 11, which hosts send, takes seconds for a megabyte: there 5 must do.
  const [heaviest] = site.pages
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 1)
    .map(({ file }) => ({ file, bytes: bytesOf(file) }))
    .map(({ file, bytes }) => ({ file, brotli: brotliBytes(bytes, bytes.length < 300_000 ? 11 : 5) }));
  return {
    routes: site.routes.length,
    pages: site.pages.length,
    files: site.files.length,
    heaviest,
    ...written,
    unsettled: site.unsettled.length,
  };
}

/** The summary in words. */
export function showSummary(summary: ReturnType<typeof summaryOf>, out: string): string {
  const { pages, files, bytes, heaviest, written, unchanged, removed, unsettled } = summary;
  return [
    `${pages} pages, ${files} files, ${grouped(bytes)} bytes; the heaviest page is ${heaviest?.file}, ${grouped(heaviest?.brotli ?? 0)} bytes after brotli`,
    `${out}/: ${written} written, ${unchanged} unchanged, ${removed} removed`,
    ...(unsettled > 0 ? [`${unsettled} points to settle before launch: npm run preflight`] : []),
  ].join('\n');
}

const grouped = (n: number) => n.toLocaleString('en');

/** Problems as plain values, for --json. */
export const plainProblems = (problems: readonly Problem[]) =>
  problems.map(({ message, place, hint }) => ({
    message,
    file: place?.file,
    line: place?.line,
    column: place?.column,
    hint,
  }));
