import './price-list.css';
import type { Offer } from '../../content/offers.ts';
import { usePage, useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
import { languageOf, pathIn } from '../lib/language.ts';
import { priceOf } from '../lib/price-of.ts';
import { InlineMarkdown } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';
import { BoldAmounts } from '../ui/price.tsx';

/** An offer, or a line with its own price. */
export type Line = Partial<Offer> & Pick<Offer, 'name' | 'path'> & (Pick<Offer, 'fee'> | { price: string });

type PriceListProps = {
  lines: readonly Line[];
  /** Leaves out whom an offer suits where its page says so in the language of the list. */
  isBesidePages?: boolean;
};

export function PriceList({ lines, isBesidePages = false }: PriceListProps) {
  const { words, languages } = useSite();
  const { language } = usePage();
  const isElsewhere = (path: string) => languageOf(pathIn(language, path, languages), languages).code !== language;
  // What decides a quote says enough of its price.
  const priceIn = (line: Pick<Line, 'decides'> & (Pick<Offer, 'fee'> | { price: string })) =>
    'price' in line ? line.price : line.fee === 'quoted' && line.decides ? '' : priceOf(line, words.fee);
  const note = (text: string | undefined) => text && <small className="price-list-note note">{text}</small>;
  return (
    <ul className="price-list lines">
      {lines.map(({ name, path, forWhom, format, decides, minimum, ...line }) => (
        <li className="price-list-item" key={name}>
          <p className="price-list-name name">
            <Link to={path}>
              <InlineMarkdown text={name} />
            </Link>
            {note(isBesidePages && !isElsewhere(path) ? format : (format ?? forWhom))}
          </p>
          <p className="price-list-price">
            <BoldAmounts text={priceIn({ decides, ...line })} />
            {note(decides && fillText(words.price.depends, { what: decides.toLowerCase() }))}
            {note(minimum && fillText(words.price.minimum, { term: minimum.toLowerCase() }))}
          </p>
        </li>
      ))}
    </ul>
  );
}
