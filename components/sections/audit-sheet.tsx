/** The sheet of an audit: its parts side by side, and a dot for every point of each. */
import './audit-sheet.css';
import type { Consultation } from '../../content/schemas/offers.ts';
import { Legend } from '../ui/legend.tsx';

export function Checks({ parts }: { parts: Consultation['parts'] }) {
  const count = parts.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <ol className="checks">
        {parts.map(({ title, text, items }) => (
          <li className="check-part" key={title}>
            <h3 className="check-title">{title}</h3>
            <p className="check-text">{text}</p>
            <ul className="check-points">
              {items.map(item => (
                <li className="check-point" key={item}>
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Legend>One dot is one point of the consultation: {count} in all</Legend>
    </>
  );
}
