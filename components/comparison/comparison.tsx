/** Wrong against right, line by line. A table: the two belong together. */
import './comparison.css';
import { Icon } from '../icon/icon.tsx';

type ComparisonProps = { rows: { wrong: string; right: string }[]; wrong: string; right: string };

export function Comparison({ rows, wrong, right }: ComparisonProps) {
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">{wrong}</th>
          <th scope="col">{right}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.wrong}>
            <td className="comparison-wrong">
              <Icon name="cross" />
              <span>{row.wrong}</span>
            </td>
            <td className="comparison-right">
              <Icon name="check" />
              <span>{row.right}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
