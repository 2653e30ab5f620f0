import './checklist.css';
import { Icon } from './icon.tsx';
import { InlineMarkdown } from './inline-markdown.tsx';

/** `isLarge` where the list is all that a section has. */
export function Checklist({ items, isLarge = false }: { items: string[]; isLarge?: boolean }) {
  return (
    <ul className={`checklist${isLarge ? ' checklist-large' : ''}`}>
      {items.map(item => (
        <li className="checklist-item" key={item}>
          <Icon name="check" className="checklist-tick" />
          <span>
            <InlineMarkdown text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
