/**
 * The bar at the top. One navigation serves both widths: on wide screens its menus are popovers under their buttons, on small ones
 * the whole tree is the popover. The browser does the rest: Escape, clicks outside, one open at a time, focus back to the button.
 */
import './header.css';
import { slug } from 'github-slugger';
import type { Desk, Entry, Navigation } from '../../content/schemas/site.ts';
import { RenderOnce } from '../site/render-once.tsx';
import { useSite } from '../site/site.tsx';
import { BookButton, ChatButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Mark } from '../ui/logo.tsx';

type HeaderProps = { navigation: Navigation; path: string; desk?: Desk | undefined };

/** `desk` chooses the number that answers. */
export function Header({ navigation, path, desk = 'site' }: HeaderProps) {
  const given = { navigation, desk, ...placeIn(navigation, path) };
  return <RenderOnce host={<header className="header" />} of={Bar} props={given} />;
}

/** Where a page stands: the path of its own link, and of those that it belongs under. The bar is the same for all articles. */
type Place = { own: string | undefined; above: string[] };

function placeIn({ menus, links, contact }: Navigation, path: string): Place {
  const entries = [...menus.flatMap(({ entries }) => entries), ...links, contact];
  const isLinked = path === '/' || entries.some(entry => entry.path === path);
  // Only links outside of menus also stand for the pages below their own; a menu lists them by themselves.
  const above = links.filter(entry => entry.path !== path && path.startsWith(entry.path));
  return { own: isLinked ? path : undefined, above: above.map(entry => entry.path) };
}

function Bar({ navigation, desk, own, above }: { navigation: Navigation; desk: Desk } & Place) {
  const { site } = useSite();
  return (
    <>
      <Link
        className="header-logo"
        to="/"
        aria-label={`${site.name}, home`}
        aria-current={own === '/' ? 'page' : undefined}
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
            <Menu {...menu} own={own} key={menu.label} />
          ))}
          {navigation.links.map(entry => (
            <li key={entry.path}>
              <NavLink entry={entry} own={own} className="header-item" isAbove={above.includes(entry.path)} />
            </li>
          ))}
          <li>
            <NavLink entry={navigation.contact} own={own} className="header-item header-contact" />
          </li>
        </ul>
        <div className="header-actions">
          <BookButton at="call">Book a call</BookButton>
          <ChatButton desk={desk} text="Hi {site.name}, I would like to talk about my business.">
            WhatsApp
          </ChatButton>
        </div>
      </nav>
    </>
  );
}

function Menu({ label, entries, own }: Navigation['menus'][number] & Pick<Place, 'own'>) {
  const id = `menu-${slug(label)}`;
  const isHere = entries.some(entry => entry.path === own);
  return (
    <li className="header-menu">
      <button className={isHere ? 'header-item header-here' : 'header-item'} type="button" popoverTarget={id}>
        {label}
      </button>
      <ul className="header-panel" id={id} popover="auto" aria-label={label}>
        {entries.map(entry => (
          <li key={entry.path}>
            <NavLink entry={entry} own={own} className="header-link" />
          </li>
        ))}
      </ul>
    </li>
  );
}

type NavLinkProps = Pick<Place, 'own'> & { entry: Entry; className: string; isAbove?: boolean };

function NavLink({ entry, own, className, isAbove = false }: NavLinkProps) {
  const current = entry.path === own ? 'page' : isAbove ? 'true' : undefined;
  return (
    <Link to={entry.path} className={className} aria-current={current}>
      {entry.isFlagship && <Icon name="star" className="header-star" />}
      <span>
        {entry.label}
        {entry.text && <small className="header-text note">{entry.text}</small>}
      </span>
    </Link>
  );
}
