/** A list of things that are in: each behind a tick. */
import './checklist.css';
import { Icon } from './icon.tsx';

export function Ticks({ items, isWide = false }: { items: string[]; isWide?: boolean }) {
  return (
    <ul className={isWide ? 'ticks ticks-wide' : 'ticks'}>
      {items.map(item => (
        <li className="tick" key={item}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
