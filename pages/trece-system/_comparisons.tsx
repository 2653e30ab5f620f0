/** Wrong ways beside the right ones, pair by pair. */
import './_comparisons.css';
import { Icon } from '../../components/ui/icon.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import type { System } from '../../content/schemas/proof.ts';

export const Comparisons = ({ comparisons, sides }: Pick<System, 'comparisons' | 'sides'>) => (
  <ul className="stack">
    {comparisons.map(({ wrong, right }) => (
      <li className="comparison grid" key={wrong}>
        <div className="comparison-side">
          <p className="name">
            <Icon name="close" /> {sides.wrong}
          </p>
          <Paragraph>{wrong}</Paragraph>
        </div>
        <div className="comparison-side tone-page">
          <p className="name">
            <Icon name="check" /> {sides.right}
          </p>
          <Paragraph>{right}</Paragraph>
        </div>
      </li>
    ))}
  </ul>
);
