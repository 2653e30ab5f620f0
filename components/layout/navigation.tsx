/** The menus of the header, and the buttons that small screens show below them. */
import './navigation.css';
import { slug } from 'github-slugger';
import { labelOf } from '../../content/records.ts';
import type { Entry, Navigation as NavigationText } from '../../content/schemas/site.ts';
import { usePage, useSite } from '../context/site.tsx';
import { BookButton, ChatButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

/** Returns `aria-current` of a link: whether it leads to the page or to an ancestor of it, such as to the blog on its articles. */
const currentOf = (path: string, page: string) =>
  path === page ? 'page' : path !== '/' && page.startsWith(path) ? 'true' : undefined;

export function Navigation() {
  const { navigation, words } = useSite();
  const singles = [...navigation.links, navigation.contact];
  const isInMenu = ({ path }: Entry) =>
    navigation.menus.some(({ entries }) => entries.some(entry => entry.path === path));
  return (
    <nav className="navigation" id="menu" popover="auto" aria-label={words.main}>
      <ul className="navigation-first">
        {singles.map(entry => (
          <li key={entry.path}>
            <NavLink entry={entry} className="navigation-item" />
          </li>
        ))}
      </ul>
      <ul className="navigation-menus">
        {navigation.menus.map(menu => (
          <Menu {...menu} key={menu.label} />
        ))}
        {singles
          .filter(entry => !isInMenu(entry))
          .map(entry => (
            <li className="navigation-wide" key={entry.path}>
              <NavLink
                entry={entry}
                className={entry === navigation.contact ? 'navigation-item navigation-contact' : 'navigation-item'}
              />
            </li>
          ))}
      </ul>
      <div className="navigation-actions">
        <BookButton at="call">{words.book}</BookButton>
        <ChatButton text={words.talk}>WhatsApp</ChatButton>
      </div>
    </nav>
  );
}

function Menu({ label, entries }: NavigationText['menus'][number]) {
  const page = usePage();
  const { links } = useSite().navigation;
  const isSingle = ({ path }: Entry) => links.some(link => link.path === path);
  const id = `menu-${slug(label)}`;
  // Home is the logo's, not a part of its menu.
  const isCurrent = entries.some(({ path }) => path !== '/' && currentOf(path, page.path));
  return (
    <li className="navigation-menu">
      <button
        className={isCurrent ? 'navigation-item navigation-here' : 'navigation-item'}
        type="button"
        popoverTarget={id}
      >
        {label}
      </button>
      <ul className="navigation-panel" id={id} popover="auto" aria-label={label}>
        {entries.map(entry => (
          <li className={isSingle(entry) ? 'navigation-wide' : undefined} key={entry.path}>
            <NavLink entry={entry} className="navigation-link" />
          </li>
        ))}
      </ul>
    </li>
  );
}

function NavLink({ entry, className }: { entry: Entry; className: string }) {
  return (
    <Link to={entry.path} className={className} aria-current={currentOf(entry.path, usePage().path)}>
      {entry.isFlagship && <Icon name="star" />}
      <span>
        {labelOf(entry, useSite().names)}
        {entry.text && <small className="navigation-text note">{entry.text}</small>}
      </span>
    </Link>
  );
}
