/** The parts of an audit side by side, with a dot for every point that is checked. */
import './audit-sheet.css';
import type { Consultation } from '../../content/schemas/offers.ts';
import { Text } from '../ui/inline.tsx';

export function AuditSheet({ parts }: { parts: Consultation['parts'] }) {
  const count = parts.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <ol className="audit-sheet tones">
        {parts.map(({ title, text, items }) => (
          <li className="audit-part stack-3" key={title}>
            <h3 className="size-xl">{title}</h3>
            <Text className="muted">{text}</Text>
            <ul className="audit-points">
              {items.map(item => (
                <li className="audit-point" key={item}>
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="legend">One dot is one point of the consultation: {count} in all</p>
    </>
  );
}
