/** Every way to reach the agency, like a visiting card: the number to call is the largest thing on it. */
import './contact-card.css';
import type { ReactNode } from 'react';
import type { Site } from '../../content/schemas/site.ts';
import { addressLine, telUrl } from '../site/contact.ts';
import { Hours } from '../ui/hours.tsx';
import { Link } from '../ui/link.tsx';

export function ContactCard({ site }: { site: Site }) {
  return (
    <dl className="contact-card">
      <Line label="Phone" className="contact-card-phone figure">
        <Link to={telUrl(site.phone)}>{site.phone}</Link>
      </Line>
      <Line label="Email" className="contact-card-email">
        <Link to={`mailto:${site.email}`}>{site.email}</Link>
      </Line>
      <Line label="Address">
        <Link to={site.map.link}>{addressLine(site)}</Link>
      </Line>
      <Line label="Business hours">
        <Hours hours={site.hours.visible} />
      </Line>
      <Line label="Languages" className="contact-card-half">
        {site.languages.map(({ name }) => name).join(', ')}
      </Line>
      <Line label="Price range" className="contact-card-half">
        {site.priceRange} <Link to="/pricing/">All prices</Link>
      </Line>
    </dl>
  );
}

function Line({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
