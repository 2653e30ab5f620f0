import './footer.css';
import { labelOf } from '../../content/records.ts';
import type { Navigation } from '../../content/schemas/site.ts';
import { Logo } from '../art/logo.tsx';
import { useSite } from '../context/site.tsx';
import { addressLine, telUrl } from '../lib/contact.ts';
import { Hours } from '../ui/hours.tsx';
import { Icon } from '../ui/icon.tsx';
import { ExternalLink, Link, useEnglish } from '../ui/link.tsx';

export function Footer() {
  const { site, navigation, words } = useSite();
  const english = useEnglish();
  return (
    <footer className="footer">
      <div className="border footer-border" />
      <div className="footer-inner">
        <div className="footer-about stack">
          <p className="site-name">
            <Logo size={30} /> {site.name}
          </p>
          <p>{words.footer.blurb}</p>
          <ul className="footer-social row">
            {site.social.map(({ name, url }) => (
              <li key={name}>
                <ExternalLink to={url} end={null} newTab={words.newTab} className="footer-profile circle">
                  <Icon name={name.toLowerCase() as Lowercase<typeof name>} />
                  <span className="sr-only">{name}</span>
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
        {navigation.columns.map(({ label, entries }) => (
          <nav className="footer-column" aria-label={label} key={label}>
            <h2 className="footer-title semibold">{label}</h2>
            <ul>
              <Entries of={entries} />
            </ul>
          </nav>
        ))}
        <div className="footer-contact">
          <h2 className="footer-title semibold">{words.footer.contact}</h2>
          <address className="footer-address">
            <Link to={telUrl(site.phone)} className="footer-link">
              {site.phone}
            </Link>
            <Link to={`mailto:${site.email}`} className="footer-link">
              {site.email}
            </Link>
            <Link to={site.map.link} className="footer-link" lang={english}>
              {addressLine(site)}
            </Link>
          </address>
          <Hours hours={site.hours.visible} />
        </div>
      </div>
      <div className="footer-last">
        <p>
          © {site.copyright} {site.name}. {words.footer.rights}
        </p>
        <ul className="footer-policies row">
          <Entries of={navigation.policies} />
        </ul>
      </div>
    </footer>
  );
}

function Entries({ of: entries }: { of: Navigation['policies'] }) {
  const { names } = useSite();
  return entries.map(entry => (
    <li key={entry.path}>
      <Link to={entry.path} className="footer-link">
        {labelOf(entry, names)}
      </Link>
    </li>
  ));
}
