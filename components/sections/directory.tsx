/** A list of pages, one per line: drawing, name as a link, price and description. */
import './directory.css';
import type { ReactNode } from 'react';
import { PageArt } from '../dots/art.tsx';
import { Icon } from '../ui/icon.tsx';
import { Inline, Text } from '../ui/inline.tsx';
import { Link } from '../ui/link.tsx';
import { BoldAmounts } from '../ui/price.tsx';

type Entry = { title: string; text: ReactNode; path: string; price?: string };

export function Directory({ entries }: { entries: Entry[] }) {
  return (
    <ul className="directory lines">
      {entries.map(({ title, text, path, price }) => (
        <li className="directory-entry" key={path}>
          <PageArt path={path} />
          <h3 className="size-xl">
            <Link className="whole-link" to={path}>
              <Inline text={title} />
            </Link>
          </h3>
          {price && (
            <p>
              <BoldAmounts text={price} />
            </p>
          )}
          <Text className="directory-text muted">{text}</Text>
          <Icon name="arrow" className="directory-arrow" />
        </li>
      ))}
    </ul>
  );
}
