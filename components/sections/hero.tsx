import './hero.css';
import type { ReactElement, ReactNode } from 'react';
import { Buttons, type ButtonsProps } from '../ui/button.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';

export type HeroProps = {
  variant?: 'home-hero' | 'price-hero';
  badge?: string | undefined;
  /** Small text above the title, part of the h1. */
  kicker?: string | undefined;
  /** A line feed breaks the line. */
  title: ReactNode;
  lead: ReactNode;
  /** The price, or how it is determined. A string is inline Markdown, as in the lead. */
  price?: ReactNode;
  buttons?: ButtonsProps | undefined;
  children?: ReactNode;
  note?: string | undefined;
  /** Content next to the text on wide screens and below it on small ones. */
  aside?: ReactNode;
  /** The drawing. Not combined with `aside` or `scene`. */
  art?: ReactElement;
  /** Content below the text, as wide as the page. */
  below?: ReactNode;
  /** A drawing that stands on the border, at the right of the text on wide screens: <Scene />. */
  scene?: ReactNode;
  /** The page is only this, and stands on the border of the footer. */
  isAlone?: boolean;
};

export function Hero(props: HeroProps) {
  const { variant, badge, kicker, title, lead, price, buttons, children, note, aside, art, below, scene, isAlone } =
    props;
  const shape = scene ? ' hero-scenic' : aside ? ' hero-two' : art ? ' hero-drawn' : '';
  const textClass = shape || variant ? 'hero-words' : 'hero-words hero-words-abreast';
  return (
    <div className={`hero${shape}${variant ? ` ${variant}` : ''} tone-page`}>
      <div className={aside || art ? 'hero-inner split split-wide' : 'hero-inner stack-5'}>
        <div className={`${textClass} stack-5`}>
          {badge && <p className="hero-badge semibold">{badge}</p>}
          <h1 className="hero-title">
            {kicker && <small className="hero-kicker">{kicker} </small>}
            {title}
          </h1>
          <div className="hero-text stack-5">
            <Paragraph className="lead">{lead}</Paragraph>
            {price && <Paragraph className="hero-price">{price}</Paragraph>}
            {children ?? (buttons && <Buttons {...buttons} />)}
            {note && <Paragraph>{note}</Paragraph>}
          </div>
        </div>
        {aside && <div className="hero-aside">{aside}</div>}
        {art && <div className="hero-art stack-3">{art}</div>}
        {below && <div className="hero-below stack">{below}</div>}
      </div>
      {scene}
      <div className={isAlone ? 'hero-border' : 'hero-border border'} />
    </div>
  );
}
