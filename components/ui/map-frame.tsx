/** The office on a map of the maps service, loaded only when it comes near the screen. */
import './map-frame.css';
import { addressLine } from '../site/contact.ts';
import { useSite } from '../site/site.tsx';

export function MapFrame() {
  const { site } = useSite();
  return (
    <iframe
      className="map-frame"
      src={site.map.embed}
      title={`${site.name} office location: ${addressLine(site)}`}
      loading="lazy"
      referrerPolicy="no-referrer"
      width={720}
      height={405}
    />
  );
}
