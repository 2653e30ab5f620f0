/** A hero whose drawing stands on the band that follows. */
import { Hero, type HeroProps } from './hero.tsx';
import './portrait-hero.css';

export const PortraitHero = (props: HeroProps) => <Hero {...props} className="portrait-hero" />;
