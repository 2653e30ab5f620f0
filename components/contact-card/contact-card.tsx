/** Every way to reach the agency, at a glance. */
import './contact-card.css';
import type { Site } from '../../content/shapes/site.ts';
import { addressLine, telUrl } from '../footer/contact.ts';
import { Hours } from '../hours/hours.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';

export function ContactCard({ site }: { site: Site }) {
  return (
    <dl className="contact-card">
      <dt>
        <Icon name="phone" /> Phone
      </dt>
      <dd>
        <Link to={telUrl(site.phone)}>{site.phone}</Link>
      </dd>
      <dt>
        <Icon name="mail" /> Email
      </dt>
      <dd>
        <Link to={`mailto:${site.email}`}>{site.email}</Link>
      </dd>
      <dt>
        <Icon name="pin" /> Address
      </dt>
      <dd>
        <Link to={site.map.link}>{addressLine(site)}</Link>
      </dd>
      <dt>
        <Icon name="clock" /> Business hours
      </dt>
      <dd>
        <Hours hours={site.hours.visible} />
      </dd>
      <dt>
        <Icon name="chat" /> Languages
      </dt>
      <dd>{site.languages.map(({ name }) => name).join(', ')}</dd>
      <dt>
        <Icon name="rupee" /> Price range
      </dt>
      <dd>{site.priceRange}</dd>
    </dl>
  );
}
