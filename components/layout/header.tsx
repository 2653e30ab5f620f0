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

/** Returns `aria-current` of a link: whether it leads to the page or to an ancestor of it, such as to the blog on its articles. */
const currentOf = (path: string, page: string) =>
  path === page ? 'page' : path !== '/' && page.startsWith(path) ? 'true' : undefined;

export function Header() {
  const { site, navigation, words } = useSite();
  const { path, language } = usePage();
  return (
    <header className="header">
      <Link className="header-logo site-name" to="/" aria-label={words.homeLink} aria-current={currentOf('/', path)}>
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
            <Menu {...menu} key={menu.label} />
          ))}
          {navigation.links.map(entry => (
            <li key={entry.path}>
              <NavLink entry={entry} className="header-item" />
            </li>
          ))}
          <li>
            <NavLink entry={navigation.contact} className="header-item header-contact" />
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

function Menu({ label, entries }: Navigation['menus'][number]) {
  const page = usePage();
  const id = `menu-${slug(label)}`;
  const isCurrent = entries.some(({ path }) => path !== '/' && currentOf(path, page.path));
  return (
    <li className="header-menu">
      <button className={isCurrent ? 'header-item header-here' : 'header-item'} type="button" popoverTarget={id}>
        {label}
      </button>
      <ul className="header-panel" id={id} popover="auto" aria-label={label}>
        {entries.map(entry => (
          <li key={entry.path}>
            <NavLink entry={entry} className="header-link" />
          </li>
        ))}
      </ul>
    </li>
  );
}

function NavLink({ entry, className }: { entry: Entry; className: string }) {
  return (
    <Link to={entry.path} className={className} aria-current={currentOf(entry.path, usePage().path)}>
      {entry.isFlagship && <Icon name="star" className="header-star" />}
      <span>
        {entry.label}
        {entry.text && <small className="header-text note">{entry.text}</small>}
      </span>
    </Link>
  );
}
