/** The contact details of the agency, like a business card; the phone number is the largest. */
import './_card.css';
import { usePage, useSite } from '../../components/context/site.tsx';
import { addressLine, telUrl } from '../../components/lib/contact.ts';
import { DescriptionItem } from '../../components/ui/description-item.tsx';
import { Hours } from '../../components/ui/hours.tsx';
import { Link, useEnglish } from '../../components/ui/link.tsx';

export function ContactCard() {
  const { site, words } = useSite();
  const names = new Intl.DisplayNames(usePage().language, { type: 'language' });
  const label = words.contact;
  return (
    <dl className="contact-card stack tone-page">
      <DescriptionItem label={label.phone} className="contact-card-phone tabular-nums nowrap">
        <Link to={telUrl(site.phone)}>{site.phone}</Link>
      </DescriptionItem>
      <DescriptionItem label={label.email}>
        <Link to={`mailto:${site.email}`}>{site.email}</Link>
      </DescriptionItem>
      <DescriptionItem label={label.address}>
        <Link to={site.map.link} lang={useEnglish()}>
          {addressLine(site)}
        </Link>
      </DescriptionItem>
      <DescriptionItem label={label.languages}>
        {site.languages.map(({ code }) => names.of(code)).join(', ')}
      </DescriptionItem>
      <DescriptionItem label={label.hours}>
        <Hours hours={site.hours.visible} />
      </DescriptionItem>
    </dl>
  );
}
