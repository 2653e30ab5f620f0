/** The office on a map. The browser asks the maps service once the frame comes near. */
import './_map-frame.css';
import { useSite } from '../../components/context/site.tsx';
import { addressLine } from '../../components/lib/contact.ts';

export function MapFrame() {
  const { site, words } = useSite();
  return (
    <iframe
      className="map-frame"
      src={site.map.embed}
      title={`${words.map.title}: ${addressLine(site)}`}
      loading="lazy"
      referrerPolicy="no-referrer"
      width={720}
      height={405}
    />
  );
}
