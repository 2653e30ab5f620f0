import './checklist.css';
import { Icon } from './icon.tsx';
import { InlineMarkdown } from './inline-markdown.tsx';

export function Checklist({ items }: { items: string[] }) {
  return (
    <ul className="checklist">
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
