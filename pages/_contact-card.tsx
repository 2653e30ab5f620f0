/** All contact details of the agency, like a business card; the phone number is the largest. */
import './_contact-card.css';
import { addressLine, telUrl } from '../components/lib/contact.ts';
import { DescriptionItem } from '../components/ui/description-item.tsx';
import { Hours } from '../components/ui/hours.tsx';
import { Link } from '../components/ui/link.tsx';
import type { Site } from '../content/schemas/site.ts';

export function ContactCard({ site }: { site: Site }) {
  return (
    <dl className="contact-card stack cloth">
      <DescriptionItem label="Phone" className="contact-card-phone tabular-nums">
        <Link to={telUrl(site.phone)}>{site.phone}</Link>
      </DescriptionItem>
      <DescriptionItem label="Email" className="contact-card-email">
        <Link to={`mailto:${site.email}`}>{site.email}</Link>
      </DescriptionItem>
      <DescriptionItem label="Address">
        <Link to={site.map.link}>{addressLine(site)}</Link>
      </DescriptionItem>
      <DescriptionItem label="Business hours">
        <Hours hours={site.hours.visible} />
      </DescriptionItem>
      <DescriptionItem label="Languages" className="contact-card-half">
        {site.languages.map(({ name }) => name).join(', ')}
      </DescriptionItem>
      <DescriptionItem label="Price range" className="contact-card-half">
        {site.priceRange} <Link to="/pricing/">All prices</Link>
      </DescriptionItem>
    </dl>
  );
}
