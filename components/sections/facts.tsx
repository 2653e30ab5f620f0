/** Key facts side by side. */
import './facts.css';
import { DescriptionItem } from '../ui/description-item.tsx';

export function Facts({ facts }: { facts: { label: string; text: string | undefined }[] }) {
  return (
    <dl className="facts stack-5 cloth">
      {facts.map(
        ({ label, text }) =>
          text && (
            <DescriptionItem className="fact ruled" label={label} key={label}>
              {text}
            </DescriptionItem>
          ),
      )}
    </dl>
  );
}
