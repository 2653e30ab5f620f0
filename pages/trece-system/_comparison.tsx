/** A table of wrong and right ways, row by row. */
import './_comparison.css';
import { InlineMarkdown } from '../../components/ui/inline-markdown.tsx';

type ComparisonProps = { rows: { wrong: string; right: string }[]; wrong: string; right: string };

export function Comparison({ rows, wrong, right }: ComparisonProps) {
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">{wrong}</th>
          <th scope="col" className="tone-page">
            {right}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.wrong}>
            <td>
              <InlineMarkdown text={row.wrong} />
            </td>
            <td className="tone-page">
              <InlineMarkdown text={row.right} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
