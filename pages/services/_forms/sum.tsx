/** An example of a month as a sum, in type as large as the page is wide: from the money to the cost of an order. */
import './sum.css';
import { DescriptionItem } from '../../../components/ui/description-item.tsx';
import { Sample } from '../../../components/ui/sample.tsx';
import type { Sheet } from '../../../content/schemas/offers.ts';

/** The first row is the ad itself, which stands elsewhere. */
export const Sum = ({ title, rows: [, ...figures] }: Sheet) => (
  <figure className="stack-5">
    <figcaption className="row">
      <span className="name">{title}</span> <Sample label="An example" />
    </figcaption>
    <dl className="sum-figures grid">
      {figures.map(([label, figure, note]) => (
        <DescriptionItem className="sum-figure" label={label} key={label}>
          <b className="sum-value display">{figure}</b> {note}
        </DescriptionItem>
      ))}
    </dl>
  </figure>
);
