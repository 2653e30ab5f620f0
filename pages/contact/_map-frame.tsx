/** The office on a map: a dot drawing. The maps service gets no request until a visitor opens its map. */
import './_map-frame.css';
import '../../components/ui/button.css';
import { DotDrawing } from '../../components/art/dot-drawing.tsx';
import { tie } from '../../components/art/tie.ts';
import { useSite } from '../../components/context/site.tsx';
import { useDrawing } from '../../components/context/use-drawing.ts';
import { addressLine } from '../../components/lib/contact.ts';

export function MapFrame() {
  const { site, words } = useSite();
  const drawing = tie(useDrawing('drawings', 'map'));
  return (
    <div className="map-frame">
      <DotDrawing drawing={drawing} />
      <details>
        <summary className="map-frame-open button button-quiet">{words.map.open}</summary>
        <iframe
          src={site.map.embed}
          title={`${words.map.title}: ${addressLine(site)}`}
          loading="lazy"
          referrerPolicy="no-referrer"
          width={720}
          height={405}
        />
      </details>
    </div>
  );
}
