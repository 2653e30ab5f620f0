/** A list of offers, one per line: name, audience, price and minimum term. */
import './price-list.css';
import type { Content } from '../../content/schema.ts';
import type { Rate } from '../../content/schemas/rates.ts';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
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

export type Line = Pick<Rate, 'name' | 'path' | 'price'> & Partial<Rate>;

type PriceListProps = {
  lines: Line[];
  /** Shows only names and prices. */
  isShort?: boolean;
};

export function PriceList({ lines, isShort = false }: PriceListProps) {
  const { price: words } = useSite().words;
  const note = (text: string | undefined) => text && <small className="price-list-note note">{text}</small>;
  const dependsOn = (what = '') => what && fillText(words.depends, { what: what.toLowerCase() });
  return (
    <ul className="price-list lines">
      {lines.map(({ name, path, price, forWhom, decides, minimum }) => (
        <li className="price-list-item" key={name}>
          <p className="price-list-name name">
            <Link to={path}>{name}</Link>
            {!isShort && note(forWhom)}
          </p>
          <p className="price-list-price">
            <BoldAmounts text={price || dependsOn(decides)} />
            {!isShort && price && note(dependsOn(decides))}
            {note(minimum && fillText(words.minimum, { term: minimum.toLowerCase() }))}
          </p>
        </li>
      ))}
    </ul>
  );
}
