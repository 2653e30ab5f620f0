/** The header of every page. Its menus are popovers; on small screens the whole navigation is one. The browser opens and closes them. */
import './header.css';
import { Link as PlainLink } from '../../generator/react/link.tsx';
import { Logo } from '../art/logo.tsx';
import { usePage, useSite } from '../context/site.tsx';
import { alternatesOf } from '../lib/language.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Navigation } from './navigation.tsx';

export function Header() {
  const { site, words, languages } = useSite();
  const { path, language } = usePage();
  const others = alternatesOf(path, languages).filter(({ code }) => code !== language);
  return (
    <header className="header">
      <Link
        className="header-logo site-name"
        to="/"
        aria-label={words.homeLink}
        aria-current={path === '/' ? 'page' : undefined}
      >
        <Logo size={34} />
        <span>{site.name}</span>
      </Link>
      {others.map(({ path, lang, tag, name }) => (
        <PlainLink className="header-language semibold" to={path} lang={lang} hrefLang={tag} key={lang}>
          {name}
        </PlainLink>
      ))}
      <button className="header-toggle" type="button" popoverTarget="menu" aria-label={words.menu}>
        <Icon name="menu" />
      </button>
      <Navigation />
    </header>
  );
}
