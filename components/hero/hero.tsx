/** The first screen of a page: what it is, in one h1 and a sentence or two, and the next step. */
import './hero.css';
import type { ReactNode } from 'react';

type HeroProps = {
  badge: string;
  title: string;
  lead: ReactNode;
  /** Links in an <Actions>. */
  children?: ReactNode;
  /** What stands beside the words on wide screens and below them on small ones. */
  aside?: ReactNode;
};

export function Hero({ badge, title, lead, children, aside }: HeroProps) {
  return (
    <div className={aside ? 'hero hero-two' : 'hero'}>
      <div className="hero-inner">
        <div className="hero-words">
          <p className="hero-badge">{badge}</p>
          <h1 className="hero-title">{title}</h1>
          <p className="hero-lead">{lead}</p>
          {children}
        </div>
        {aside && <div className="hero-aside">{aside}</div>}
      </div>
    </div>
  );
}
