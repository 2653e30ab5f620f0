import './price-list.css';
import type { Offer } from '../../content/offers.ts';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
import { priceOf } from '../lib/price-of.ts';
import { InlineMarkdown } from '../ui/inline-markdown.tsx';
import { InEnglish, Link } from '../ui/link.tsx';
import { BoldAmounts } from '../ui/price.tsx';

/** An offer, or a line with its own price. */
export type Line = Partial<Offer> & Pick<Offer, 'name' | 'path'> & (Pick<Offer, 'fee'> | { price: string });

export function PriceList({ lines }: { lines: readonly Line[] }) {
  const { words } = useSite();
  // What decides a quote says enough of its price.
  const priceIn = (line: Pick<Line, 'decides'> & (Pick<Offer, 'fee'> | { price: string })) =>
    'price' in line ? line.price : line.fee === 'quoted' && line.decides ? '' : priceOf(line, words.fee);
  const note = (text: string | undefined) => text && <small className="price-list-note note">{text}</small>;
  return (
    <>
      <InEnglish />
      <ul className="price-list lines">
        {lines.map(({ name, path, format, decides, minimum, ...line }) => (
          <li className="price-list-item" key={name}>
            <p className="price-list-name name">
              <Link to={path} isSaid>
                <InlineMarkdown text={name} />
              </Link>
              {note(format)}
            </p>
            <p className="price-list-price">
              <BoldAmounts text={priceIn({ decides, ...line })} />
              {note(decides && fillText(words.price.depends, { what: decides.toLowerCase() }))}
              {note(minimum && fillText(words.price.minimum, { term: minimum.toLowerCase() }))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
