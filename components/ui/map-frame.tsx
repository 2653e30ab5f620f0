/** The office on a map: a dot drawing with the address. The maps service gets no request until a visitor opens its map. */
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
