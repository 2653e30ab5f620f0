/** A hero that leaves room for what a visitor came for, which follows. */
import { Hero, type HeroProps } from './hero.tsx';
import './short-hero.css';

export const ShortHero = (props: HeroProps) => <Hero {...props} className="short-hero" />;
