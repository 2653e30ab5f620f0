/** `explain`: shows what a page is made of, what it weighs, and why it was last rebuilt. */
import { explain, nearestPage, reportOf, survey } from '../tools/book/book.ts';
import { changedSince, readRecord } from '../tools/record.ts';
import { withProject } from './open-built.ts';
import type { Run } from './options.ts';

/** Explains the page at a path such as "/blog/x/". Throws a DiagnosticError if there is none. */
export const run: Run = (root, { words, url, now }, print) =>
  withProject(root, async project => {
    const record = readRecord(root);
    const surveyed = await survey(project, { url, now });
    const file = nearestPage(words.join(' '), surveyed);
    const report = await reportOf(file, surveyed, record?.pages[file]?.why);
    if (!report) return 1;
    const { weights } = report;
    const sections: { title: string; lines: readonly string[] }[] = [
      ...explain(report),
      { title: 'Changed since the last build', lines: changedSince(record, report.route, surveyed.prepared) },
      {
        title: `HTML: ${weights.html} of ${weights.limit} bytes, with brotli; a first visit transfers ${weights.first}; bytes saved without each part`,
        lines: weights.sections.map(({ name, saves }) => `${name}: ${saves}`),
      },
      { title: 'Style sheets, raw bytes', lines: weights.styles.map(({ file, bytes }) => `${file}: ${bytes}`) },
      {
        title: 'Files, transferred bytes',
        lines: weights.files.map(
          ({ file, kind, isAtOnce, bytes }) => `${file} (${kind}${isAtOnce ? '' : ', later'}): ${bytes}`,
        ),
      },
      { title: 'Check findings', lines: report.findings.map(({ message }) => message) },
    ];
    for (const { title, lines } of sections)
      print([`${title}:`, ...(lines.length > 0 ? lines : ['none']).map(line => `  ${line}`)].join('\n'));
    return 0;
  });
