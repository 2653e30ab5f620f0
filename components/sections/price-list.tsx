/** A list of offers, one per line: name, audience, price and minimum term. */
import './price-list.css';
import type { Content } from '../../content/schema.ts';
import type { Rate } from '../../content/schemas/rates.ts';
import { usePage } from '../context/page.tsx';
import { useSite } from '../context/site.tsx';
import { chatUrl } from '../lib/chat-url.ts';
import { fillText } from '../lib/fill.tsx';
import { labelWith } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { BoldAmounts, rupeesOf } from '../ui/price.tsx';

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
  return (
    <ul className={isShort ? 'price-list lines' : 'price-list lines price-list-full'}>
      {lines.map(({ name, path, price, forWhom, decides, minimum }) => (
        <li className="price-list-item" key={name}>
          <p className="price-list-name name">
            <Link to={path}>{name}</Link>
            {!isShort && forWhom && <small className="price-list-note note">{forWhom}</small>}
          </p>
          <p className="price-list-price">
            <BoldAmounts text={price} />
            <PriceNotes decides={isShort ? undefined : decides} minimum={minimum} />
          </p>
        </li>
      ))}
    </ul>
  );
}

type PriceNotesProps = { decides: string | undefined; minimum: string | undefined };

/** What decides a quote, and the minimum term. */
export function PriceNotes({ decides, minimum }: PriceNotesProps) {
  const { price } = useSite().words;
  return (
    <>
      {decides && (
        <small className="price-list-note note">{fillText(price.depends, { what: decides.toLowerCase() })}</small>
      )}
      {minimum && (
        <small className="price-list-note note">{fillText(price.minimum, { term: minimum.toLowerCase() })}</small>
      )}
    </>
  );
}

/** Links to the chat, with a question about the prices of a group of offers as the draft message. */
export function AskAboutPrices({ of: group }: { of: string }) {
  const { site } = useSite();
  const { chatNumber } = usePage();
  const question = `Hi ${site.name}, I have seen your prices and would like to ask about: ${group}.`;
  return (
    <Link className="price-list-ask" to={chatUrl(site.chat[chatNumber], question)}>
      {labelWith('Ask on WhatsApp', ` about: ${group}`)}
    </Link>
  );
}
