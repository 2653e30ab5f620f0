/**
 * The header of every page. Wide and small screens share one navigation: on wide screens each menu is a popover below its button, on small
 * ones the whole navigation is a popover. The browser handles Escape, clicks outside, one open menu at a time, and the return of the focus.
 */
import './header.css';
import { slug } from 'github-slugger';
import type { Entry, Navigation } from '../../content/schemas/site.ts';
import { Link as PlainLink } from '../../generator/react/link.tsx';
import { usePage } from '../context/page.tsx';
import { useSite } from '../context/site.tsx';
import { alternatesOf, languages } from '../lib/language.ts';
import { BookButton, ChatButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';

/** The position of a page in the navigation: the path of its link, if any, and of the links to its ancestors. */
type Position = { current: string | undefined; ancestors: string[] };

function positionIn({ menus, links, contact }: Navigation, path: string): Position {
  const entries = [...menus.flatMap(({ entries }) => entries), ...links, contact];
  const isLinked = path === '/' || entries.some(entry => entry.path === path);
  // Menus usually list the pages below a page themselves.
  const ancestors = (isLinked ? links : entries).filter(
    entry => ![path, '/'].includes(entry.path) && path.startsWith(entry.path),
  );
  return { current: isLinked ? path : undefined, ancestors: ancestors.map(entry => entry.path) };
}

export function Header() {
  const { site, navigation, words } = useSite();
  const { path, language } = usePage();
  const position = positionIn(navigation, path);
  return (
    <header className="header">
      <Link
        className="header-logo site-name"
        to="/"
        aria-label={words.homeLink}
        aria-current={currentOf('/', position)}
      >
        <Logo size={34} />
        <span>{site.name}</span>
      </Link>
      {alternatesOf(path)
        .filter(other => other.language !== language)
        .map(other => (
          <OtherLanguage {...other} key={other.language} />
        ))}
      <button className="header-toggle" type="button" popoverTarget="menu" aria-label={words.menu}>
        <Icon name="menu" />
      </button>
      <nav className="header-nav" id="menu" popover="auto" aria-label={words.main}>
        <ul className="header-menus">
          {navigation.menus.map(menu => (
            <Menu {...menu} {...position} key={menu.label} />
          ))}
          {navigation.links.map(entry => (
            <li key={entry.path}>
              <NavLink entry={entry} className="header-item" {...position} />
            </li>
          ))}
          <li>
            <NavLink entry={navigation.contact} className="header-item header-contact" {...position} />
          </li>
        </ul>
        <div className="header-actions">
          <BookButton at="call">{words.book}</BookButton>
          <ChatButton text={words.talk}>WhatsApp</ChatButton>
        </div>
      </nav>
    </header>
  );
}

/** Links to the page in the other language, in the words of that language. */
function OtherLanguage({ language, path }: ReturnType<typeof alternatesOf>[number]) {
  const { lang, tag, name } = languages[language];
  return (
    <PlainLink className="header-language" to={path} lang={lang} hrefLang={tag}>
      {name}
    </PlainLink>
  );
}

function Menu({ label, entries, ...position }: Navigation['menus'][number] & Position) {
  const id = `menu-${slug(label)}`;
  const isCurrent = entries.some(({ path }) => path !== '/' && currentOf(path, position));
  return (
    <li className="header-menu">
      <button className={isCurrent ? 'header-item header-here' : 'header-item'} type="button" popoverTarget={id}>
        {label}
      </button>
      <ul className="header-panel" id={id} popover="auto" aria-label={label}>
        {entries.map(entry => (
          <li key={entry.path}>
            <NavLink entry={entry} className="header-link" {...position} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Returns `aria-current` of a link: whether it leads to the page or to an ancestor of it. */
const currentOf = (path: string, { current, ancestors }: Position) =>
  path === current ? 'page' : ancestors.includes(path) ? 'true' : undefined;

function NavLink({ entry, className, ...position }: { entry: Entry; className: string } & Position) {
  return (
    <Link to={entry.path} className={className} aria-current={currentOf(entry.path, position)}>
      {entry.isFlagship && <Icon name="star" className="header-star" />}
      <span>
        {entry.label}
        {entry.text && <small className="header-text note">{entry.text}</small>}
      </span>
    </Link>
  );
}
