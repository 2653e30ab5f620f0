/** @jsxRuntime automatic */
/** What shaped a page. */
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

/** The same as plain lines. */
export function explain({
  route,
  code,
  content,
  fields,
  islands,
  rules,
  why,
}: Report): { title: string; lines: string[] }[] {
  const derived = fields.get('') ?? [];
  return [
    {
      title: 'Made by',
      lines: [`pages/${route.page.file}`, ...(route.source.startsWith('content/') ? [route.source] : [])],
    },
    { title: 'Rebuilt last', lines: why ? [why] : ['not since the record of builds begins'] },
    {
      title: 'Content that it holds',
      lines: content.map(file => `${file}: ${fields.get(file)?.join(', ') || 'none of its fields is read'}`),
    },
    { title: 'Values that its page derives', lines: [...derived] },
    { title: 'Code', lines: [...code] },
    { title: 'Islands', lines: [...islands] },
    { title: 'Rules that hold for it', lines: [...rules] },
  ];
}
