/** A hero whose drawing touches the section below. */
import { Hero, type HeroProps } from './hero.tsx';
import './portrait-hero.css';

export const PortraitHero = (props: HeroProps) => <Hero {...props} className="portrait-hero" />;
