/** Key facts side by side. */
import './facts.css';
import { Term } from '../ui/description-item.tsx';

export function Facts({ facts }: { facts: { label: string; text: string | undefined }[] }) {
  return (
    <dl className="facts stack-5 dark">
      {facts.map(
        ({ label, text }) =>
          text && (
            <Term className="fact ruled" label={label} key={label}>
              {text}
            </Term>
          ),
      )}
    </dl>
  );
}
