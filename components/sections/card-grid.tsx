/** Things side by side, each with a title: reasons, results, topics, clients, pages to go on to. What a card has besides is up to it. */
import type { ReactNode } from 'react';
import type { IconName } from '../../content/schemas/icons.ts';
import { Checklist } from '../ui/checklist.tsx';
import { Claim } from '../ui/claim.tsx';
import { Icon } from '../ui/icon.tsx';
import { Text } from '../ui/inline.tsx';
import { Link } from '../ui/link.tsx';
import { Sample } from '../ui/sample.tsx';

type CardItem = {
  title: string;
  text?: string | undefined;
  /** Its anchor. */
  id?: string;
  icon?: IconName;
  picture?: ReactNode;
  /** A few words above the title. */
  label?: ReactNode;
  /** What stands large above the title. */
  highlight?: string;
  /** The figure that the title goes on from, by its key: "3x" and "organic traffic in 60 days". */
  claim?: string | undefined;
  points?: string[];
  /** Where the whole card leads. */
  path?: string;
  /** Whether it stands in for a real one, and says so. */
  isSample?: boolean;
  /** Anything after the text: a link, a price. */
  foot?: ReactNode;
};

type CardGridProps = {
  items: CardItem[];
  /** Of the titles: one rank below the heading above. */
  heading?: 'h3' | 'h4';
  /** How they look (card-grid.looks.css); of cells with so few words that two fit side by side on a phone, "cell-grid cell-grid-short". Without one, cards stand apart and have no ground. */
  look?: 'boxed-cards' | 'card-list' | 'ruled-cards' | 'cell-grid' | 'cell-grid cell-grid-short';
};

export function CardGrid({ items, heading: Heading = 'h3', look }: CardGridProps) {
  return (
    <ul className={look ? `card-grid ${look}` : 'card-grid'}>
      {items.map(({ title, text, id, icon, picture, label, highlight, claim, points, path, isSample, foot }) => (
        <li className="card" key={title} id={id}>
          {isSample && <Sample inCorner={Boolean(icon || picture)} />}
          {icon && <Icon name={icon} className="card-icon" />}
          {picture && <div className="card-picture">{picture}</div>}
          {highlight && <p className="card-highlight">{highlight}</p>}
          {label && <p className="note">{label}</p>}
          <Heading className="card-title">
            {claim && (
              <span className="card-claim">
                <Claim id={claim} />{' '}
              </span>
            )}
            {path ? (
              <Link className="whole-link" to={path}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          {text && <Text className="card-text muted">{text}</Text>}
          {points && <Checklist items={points} />}
          {foot && <div className="card-foot stack-3">{foot}</div>}
        </li>
      ))}
    </ul>
  );
}
