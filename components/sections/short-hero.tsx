/** A compact hero for pages whose main content follows it. */
import { Hero, type HeroProps } from './hero.tsx';
import './short-hero.css';

export const ShortHero = (props: HeroProps) => <Hero {...props} className="short-hero" />;
