/** The office on a map. Drawn in dots, with its address, until somebody opens the map of the maps service: only then is that service asked for anything. */
import './map-frame.css';
import { Art, drawingId } from '../dots/art.tsx';
import { addressLine } from '../site/contact.ts';
import { useSite } from '../site/site.tsx';
import { Link } from './link.tsx';

export function MapFrame() {
  const { site } = useSite();
  return (
    <div className="map-frame">
      <details>
        <summary className="map-drawn">
          <Art id={drawingId('/contact/')} className="map-art" fit="xMidYMid slice" />
          <span className="map-button semibold">Live map</span>
        </summary>
        <iframe
          src={site.map.embed}
          title={`${site.name} office location: ${addressLine(site)}`}
          loading="lazy"
          referrerPolicy="no-referrer"
          width={720}
          height={405}
        />
      </details>
      <p className="map-address">
        <Link to={site.map.link}>{addressLine(site)}</Link>
      </p>
    </div>
  );
}
