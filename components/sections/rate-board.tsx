/** A list of offers, one per line: name, audience, price, minimum term, and a chat button. */
import type { Rate } from '../../content/schemas/rates.ts';
import type { Desk } from '../../content/schemas/site.ts';
import { PageArt } from '../dots/art.tsx';
import { chatUrl } from '../site/chat-url.ts';
import { useSite } from '../site/site.tsx';
import { chatPath, PathIcon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { BoldAmounts } from '../ui/price.tsx';

type Line = Pick<Rate, 'name' | 'path' | 'price'> & Partial<Rate> & { drawing?: string };

type RateBoardProps = {
  lines: Line[];
  /** Shows only names and prices. */
  isShort?: boolean;
  /** Selects the phone number that answers the chats. */
  desk?: Desk;
};

export function RateBoard({ lines, isShort = false, desk = 'site' }: RateBoardProps) {
  const { site } = useSite();
  return (
    <ul className={isShort ? 'rates lines' : 'rates lines rates-whole'}>
      {lines.map(({ name, path, price, forWhom, minimum, drawing = path }) => (
        <li className="rate" key={name}>
          {!isShort && <PageArt path={drawing} />}
          <p className="rate-name name">
            <Link to={path}>{name}</Link>
            {!isShort && forWhom && <small className="rate-for note">{forWhom}</small>}
          </p>
          <p className="rate-price">
            <BoldAmounts text={price} />
            {minimum && <small className="rate-for note">Minimum: {minimum.toLowerCase()}</small>}
          </p>
          {!isShort && (
            <a
              className="rate-chat circle"
              href={chatUrl(
                site.chat[desk],
                `Hi ${site.name}, I have seen the prices and would like to ask about ${name}.`,
              )}
              target="_blank"
              rel="noopener"
            >
              <PathIcon path={chatPath} />
              <span className="sr-only">Ask about {name} on WhatsApp (opens in a new tab)</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
