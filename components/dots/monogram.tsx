/** A name's initials in dots, the letters out of the site's file of pictures. */
import './dots.css';
import { useSite } from '../site/site.tsx';
import { initialsOf } from './letters.ts';

export function Monogram({ name }: { name: string }) {
  const { art } = useSite();
  const initials = [...initialsOf(name)];
  if (initials.length === 0) return null;
  return (
    <svg className="dots monogram dot-primary" viewBox={`0 0 ${initials.length * 60 - 10} 70`} aria-hidden="true">
      {initials.map((letter, i) => (
        <use href={`${art}#${letter}`} x={i * 60 || undefined} key={i} />
      ))}
    </svg>
  );
}
