/** An example of a month as a sum: from the money to the cost of an order. */
import './sum.css';
import { DescriptionItem } from '../../../components/ui/description-item.tsx';
import { Sample } from '../../../components/ui/sample.tsx';
import type { Sheet } from '../../../content/schemas/offers.ts';

/** The first row is the ad itself, which stands elsewhere; the last one is the result. */
export const Sum = ({ title, rows: [, ...figures] }: Sheet) => (
  <figure className="stack-5">
    <figcaption className="row">
      <span className="name">{title}</span> <Sample label="An example" />
    </figcaption>
    <dl className="sum grid">
      {figures.map(([label, figure, note], i) => (
        <DescriptionItem className="stack-2" label={label} key={label}>
          <p className={`display ${i === figures.length - 1 ? 'eyebrow' : 'semibold'}`}>{figure}</p> {note}
        </DescriptionItem>
      ))}
    </dl>
  </figure>
);
