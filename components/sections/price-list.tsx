/** A list of offers, one per line: name, audience, price and minimum term. */
import './price-list.css';
import type { Content } from '../../content/schema.ts';
import type { Rate } from '../../content/schemas/rates.ts';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
import { listedPriceOf } from '../lib/price-of.ts';
import { rupeesOf } from '../lib/rupees-of.ts';
import { Link } from '../ui/link.tsx';
import { BoldAmounts } from '../ui/price.tsx';

/** Returns the courses as lines of a price list, each with its price as a number. */
export const courseLines = (coaching: Content['coaching']) =>
  coaching.flatMap(({ slug, courses }) =>
    courses.map(({ id, title, price, format, drawing }) => ({
      id,
      name: title,
      path: `/coach/${slug}/#${id}`,
      forWhom: format,
      drawing,
      price: rupeesOf(price),
      rupees: price,
    })),
  );

/** The rate of an offer, or a line with its own price. */
export type Line = Partial<Rate> & Pick<Rate, 'name' | 'path'> & (Pick<Rate, 'fee'> | { price: string });

type PriceListProps = {
  lines: Line[];
  /** Shows only names and prices. */
  isShort?: boolean;
};

export function PriceList({ lines, isShort = false }: PriceListProps) {
  const { price: words, fee } = useSite().words;
  const note = (text: string | undefined) => text && <small className="price-list-note note">{text}</small>;
  return (
    <ul className="price-list lines">
      {lines.map(({ name, path, forWhom, decides, minimum, ...line }) => (
        <li className="price-list-item" key={name}>
          <p className="price-list-name name">
            <Link to={path}>{name}</Link>
            {!isShort && note(forWhom)}
          </p>
          <p className="price-list-price">
            <BoldAmounts text={'price' in line ? line.price : listedPriceOf(line, fee)} />
            {!isShort && note(decides && fillText(words.depends, { what: decides.toLowerCase() }))}
            {note(minimum && fillText(words.minimum, { term: minimum.toLowerCase() }))}
          </p>
        </li>
      ))}
    </ul>
  );
}
