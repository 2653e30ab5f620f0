/** A grid of cards for reasons, topics, links to pages or, in order, steps. Only the title is required. */
import './card-grid.css';
import type { ReactNode } from 'react';
import type { Tone } from '../../content/schemas/common.ts';
import { LazyDrawing } from '../art/drawing.tsx';
import { Badge } from '../ui/badge.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { Claim } from '../ui/claim.tsx';
import { Icon } from '../ui/icon.tsx';
import { InlineMarkdown, Paragraph } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';

export type CardItem = {
  title: string;
  /** The id of the figure that the title begins with. */
  claim?: string | undefined;
  text?: string | undefined;
  colour?: Tone | undefined;
  picture?: ReactNode;
  /** The name of a drawing that is the picture: on a swatch in its tone, or on the tone of the card. */
  drawing?: string | undefined;
  label?: ReactNode;
  /** A tag at the top, which sets it apart from its neighbours. */
  badge?: string | false;
  points?: string[];
  /** Makes the whole card a link to this path. */
  path?: string;
  foot?: ReactNode;
};

type CardGridProps = {
  items: CardItem[];
  /** The heading level of the titles: one below that of the heading above the grid. */
  heading?: 'h3' | 'h4' | undefined;
  /** `card-steps` are an ordered list, such as phases, weeks or lessons. */
  variant: 'card-columns' | 'card-steps' | 'cell-grid';
};

export function CardGrid({ items, heading: Heading = 'h3', variant }: CardGridProps) {
  const List = variant === 'card-steps' ? 'ol' : 'ul';
  return (
    <List className={`grid ${variant}`}>
      {items.map(({ colour, drawing, picture = drawing && <LazyDrawing of={drawing} on={colour} />, ...item }) => (
        <li className={colour ? `card tone-${colour}` : 'card'} key={item.title}>
          {item.badge && <Badge className="card-badge">{item.badge}</Badge>}
          {picture && <div className="card-picture">{picture}</div>}
          {item.label && <p className="card-label note">{item.label}</p>}
          <Heading className="card-title">
            {item.claim && <Claim id={item.claim} />}{' '}
            {item.path ? (
              <Link className="whole-link" to={item.path} end={<Icon name="arrow" />}>
                <InlineMarkdown text={item.title} />
              </Link>
            ) : (
              <InlineMarkdown text={item.title} />
            )}
          </Heading>
          {item.text && <Paragraph className="muted">{item.text}</Paragraph>}
          {item.points && <Checklist items={item.points} />}
          {item.foot && <div className="card-foot stack-3">{item.foot}</div>}
        </li>
      ))}
    </List>
  );
}
