/** @jsxRuntime automatic */
/** Explains what a page is made of and why it was last rebuilt. */
import type { Report } from './report.ts';

export function Explanation({ report }: { report: Report }) {
  return explain(report).map(({ title, lines }) => (
    <details key={title}>
      <summary>
        {title}: {lines.length}
      </summary>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  ));
}

/** Returns the explanation as plain lines, also for `explain`. */
export function explain({ route, code, content, fields, islands, rules, why }: Report) {
  return [
    {
      title: 'Made by',
      lines: [`pages/${route.page.file}`, ...(route.source.startsWith('content/') ? [route.source] : [])],
    },
    { title: 'Last rebuilt because of', lines: why ? [why] : ['no rebuild is recorded'] },
    {
      title: 'Content and the fields that the page reads',
      lines: content.map(file => `${file}: ${fields.get(file)?.join(', ') || 'no field is read'}`),
    },
    { title: 'Props computed by the page and the shell', lines: fields.get('') ?? [] },
    { title: 'Code', lines: code },
    { title: 'Islands', lines: islands },
    { title: 'Rules that check it', lines: rules },
  ];
}
