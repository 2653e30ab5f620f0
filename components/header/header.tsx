/**
 * The bar at the top. One navigation serves both widths: on wide screens its menus are popovers under their buttons, on small ones
 * the whole tree is the popover. The browser does the rest: Escape, clicks outside, one open at a time, focus back to the button.
 */
import './header.css';
import type { Entry, Navigation } from '../../content/shapes/site.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Mark } from '../logo/logo.tsx';
import { slugOf } from '../section/slug-of.ts';
import { useSite } from '../site/site.tsx';

export function Header({ navigation, path }: { navigation: Navigation; path: string }) {
  const { site } = useSite();
  return (
    <header className="header">
      <div className="header-inner">
        <Link
          className="header-logo"
          to="/"
          aria-label={`${site.name}, home`}
          aria-current={path === '/' ? 'page' : undefined}
        >
          <Mark size={34} />
          <span>{site.name}</span>
        </Link>
        <button className="header-toggle" type="button" popoverTarget="menu" aria-label="Menu">
          <Icon name="menu" />
        </button>
        <nav className="header-nav" id="menu" popover="auto" aria-label="Main">
          <ul className="header-menus">
            {navigation.menus.map(menu => (
              <Menu {...menu} path={path} key={menu.label} />
            ))}
            {navigation.links.map(entry => (
              <li key={entry.path}>
                <NavLink entry={entry} path={path} className="header-item" hasPagesBelow />
              </li>
            ))}
            <li>
              <NavLink entry={navigation.contact} path={path} className="header-item header-contact" />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

function Menu({ label, entries, path }: Navigation['menus'][number] & { path: string }) {
  const id = `menu-${slugOf(label)}`;
  const isHere = entries.some(entry => entry.path === path && path !== '/');
  return (
    <li className="header-menu">
      <button className={isHere ? 'header-item header-here' : 'header-item'} type="button" popoverTarget={id}>
        {label}
      </button>
      <ul className="header-panel" id={id} popover="auto" aria-label={label}>
        {entries.map(entry => (
          <li key={entry.path}>
            <NavLink entry={entry} path={path} className="header-link" />
          </li>
        ))}
      </ul>
    </li>
  );
}

type NavLinkProps = {
  entry: Entry;
  path: string;
  className: string;
  /** Whether the link also stands for the pages below its own, such as the blog's articles; a menu lists them by themselves. */
  hasPagesBelow?: boolean;
};

function NavLink({ entry, path, className, hasPagesBelow = false }: NavLinkProps) {
  const isAbove = hasPagesBelow && path.startsWith(entry.path);
  const current = entry.path === path ? 'page' : isAbove ? 'true' : undefined;
  return (
    <Link to={entry.path} className={className} aria-current={current}>
      {entry.isFlagship && <Icon name="star" className="header-star" />}
      <span>
        {entry.label}
        {entry.text && <small className="header-text">{entry.text}</small>}
      </span>
    </Link>
  );
}
