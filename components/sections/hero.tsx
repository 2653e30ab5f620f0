/** The first screen of a page: what it is, in one h1 and a sentence or two, and the next step; beside it a picture of dots. */
import './hero.css';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { LateStyles } from '../site/late-styles.tsx';
import { Text } from '../ui/inline.tsx';
import { Figure } from '../ui/legend.tsx';

export type HeroProps = {
  /** A few words; " · " parts them, and each part has its own dot. */
  badge?: string;
  /** What stands small above the title, and is part of it. */
  kicker?: string;
  title: ReactNode;
  lead: ReactNode;
  /** What it costs, or how its price is found. */
  price?: ReactNode;
  /** Links in a <Buttons>. */
  children?: ReactNode;
  /** What stands beside the words on wide screens and below them on small ones. */
  aside?: ReactNode;
  /** Its drawing; none beside an aside or over a ground. */
  art?: ReactElement;
  /** What one dot of the drawing is, where they count. */
  legend?: string | undefined;
  /** What the words stand on, from edge to edge: the home page's skyline. */
  ground?: ReactNode;
};

type LookProps = {
  /** How it looks: the class of a file beside this one, such as short-hero.tsx. */
  className?: string;
};

export function Hero({ className, ...props }: HeroProps & LookProps) {
  const { badge, kicker, title, lead, price, children, aside, art, legend, ground } = props;
  const shape = ground ? 'hero-grounded' : aside ? 'hero-two' : art ? 'hero-drawn' : 'hero-plain';
  return (
    <>
      <div className={className ? `hero ${shape} ${className}` : `hero ${shape}`}>
        <div className="hero-inner">
          <div className="hero-words stack-5">
            {badge && (
              <p className="hero-badge row semibold">
                {badge.split(' · ').map((part, i) => (
                  <Fragment key={part}>
                    {i > 0 && <span className="sr-only"> · </span>}
                    <span className="hero-badge-part">{part}</span>
                  </Fragment>
                ))}
              </p>
            )}
            <h1 className="hero-title display">
              {kicker && <small className="hero-kicker">{kicker} </small>}
              {title}
            </h1>
            <Text className="hero-lead lead">{lead}</Text>
            {price && <p className="hero-price">{price}</p>}
            {children}
          </div>
          {aside && <div className="hero-aside">{aside}</div>}
          {art && (
            <Figure className="hero-art stack-3" legend={legend}>
              {art}
            </Figure>
          )}
        </div>
        {ground}
      </div>
      <LateStyles />
    </>
  );
}
