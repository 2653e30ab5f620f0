/** All contact details of the agency, like a business card; the phone number is the largest. */
import './_contact-card.css';
import { addressLine, telUrl } from '../components/lib/contact.ts';
import { Term } from '../components/ui/description-item.tsx';
import { Hours } from '../components/ui/hours.tsx';
import { Link } from '../components/ui/link.tsx';
import type { Site } from '../content/schemas/site.ts';

export function ContactCard({ site }: { site: Site }) {
  return (
    <dl className="contact-card stack dark">
      <Term label="Phone" className="contact-card-phone figure">
        <Link to={telUrl(site.phone)}>{site.phone}</Link>
      </Term>
      <Term label="Email" className="contact-card-email">
        <Link to={`mailto:${site.email}`}>{site.email}</Link>
      </Term>
      <Term label="Address">
        <Link to={site.map.link}>{addressLine(site)}</Link>
      </Term>
      <Term label="Business hours">
        <Hours hours={site.hours.visible} />
      </Term>
      <Term label="Languages" className="contact-card-half">
        {site.languages.map(({ name }) => name).join(', ')}
      </Term>
      <Term label="Price range" className="contact-card-half">
        {site.priceRange} <Link to="/pricing/">All prices</Link>
      </Term>
    </dl>
  );
}
