/** A grid of compartments, each with a title and a text; a cell may carry a figure, an icon, points, a link. */
import './card-grid.css';
import type { ReactNode } from 'react';
import type { IconName } from '../../content/schemas/icons.ts';
import { Motif } from '../dots/motif.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { Claim } from '../ui/claim.tsx';
import { Icon } from '../ui/icon.tsx';
import { Inline } from '../ui/inline.tsx';

export type CardItem = {
  title: string;
  text?: string | undefined;
  id?: string;
  icon?: IconName;
  /** The key of a claim that stands above the title. */
  claim?: string | undefined;
  points?: string[];
  /** Anything after the text: a link, a price. */
  foot?: ReactNode;
};

type CardsProps = {
  items: CardItem[];
  /** `open` draws hairlines between compartments, `boxed` sets each on its own ground under its own sign, `numbered` counts them. */
  look?: 'open' | 'boxed' | 'numbered';
};

export function CardGrid({ items, look = 'open' }: CardsProps) {
  const List = look === 'numbered' ? 'ol' : 'ul';
  return (
    <List className={`card-grid card-grid-${look}`}>
      {items.map(({ title, text, id, icon, claim, points, foot }) => (
        <li className="card" key={title} id={id}>
          {icon && <Icon name={icon} className="card-icon" />}
          {look === 'boxed' && !icon && !claim && <Motif name={title} className="card-motif" />}
          {claim && (
            <p className="card-claim">
              <Claim id={claim} />
            </p>
          )}
          <h3 className="card-title">{title}</h3>
          {text && (
            <p className="card-text">
              <Inline text={text} />
            </p>
          )}
          {points && <Checklist items={points} />}
          {foot && <div className="card-foot">{foot}</div>}
        </li>
      ))}
    </List>
  );
}
