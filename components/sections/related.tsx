/** Pages that go well with this one, each under its own picture. */
import './related.css';
import { Art } from '../dots/art.tsx';
import type { FamilyName } from '../dots/families.ts';
import { hrefOf, useSite } from '../site/site.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

export function Related({ pages }: { pages: { path: string; label: string; art: FamilyName }[] }) {
  const { address } = useSite();
  return (
    <ul className="related">
      {pages.map(({ path, label, art }) => (
        <li className="related-page" key={path}>
          <Art
            className="related-art"
            href={hrefOf(`/art.svg#${art}`, address)}
            width={260}
            height={220}
            fit="xMidYMid slice"
          />
          <h3 className="related-title">
            <Link to={path}>{label}</Link>
          </h3>
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  );
}
