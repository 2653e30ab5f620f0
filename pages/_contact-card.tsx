/** The contact details of the agency, like a business card; the phone number is the largest. */
import './_contact-card.css';
import type { ReactNode } from 'react';
import { addressLine, telUrl } from '../components/lib/contact.ts';
import { DescriptionItem } from '../components/ui/description-item.tsx';
import { Link } from '../components/ui/link.tsx';
import type { Content } from '../content/schema.ts';

/** The card and the map, side by side where there is room. */
export const ContactPlaces = ({ children }: { children: ReactNode }) => (
  <div className="contact-places stack-5">{children}</div>
);

export function ContactCard({ site, prices }: Pick<Content, 'site' | 'prices'>) {
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
      <DescriptionItem label="Languages">{site.languages.map(({ name }) => name).join(', ')}</DescriptionItem>
      <DescriptionItem label={`Prices (${site.priceRange})`}>
        Ad management from {prices.ppc} a month, logos from {prices['logo-only']}, courses from{' '}
        {prices['keyword-research']}. <Link to="/pricing/">All prices</Link>
      </DescriptionItem>
    </dl>
  );
}
