/** An ad, and what it brought: a knot for each enquiry, with the orders filled. */
import './ad-account.css';
import { DotDrawing } from '../../../components/art/dot-drawing.tsx';
import { type DotTone, type Drawing, pitch } from '../../../components/art/dots.ts';
import { Artefact } from '../../../components/sections/artefact.tsx';
import type { Sheet } from '../../../content/schemas/offers.ts';

export function AdAccount({ title, rows: [ad = [], ...figures] }: Sheet) {
  const [headline, address, text] = ad;
  const [enquiries = 0, orders = 0] = [1, 2].map(i => Number(figures[i]?.[1]));
  return (
    <Artefact frame="window" title={title}>
      <div className="ad">
        <p>
          <b>Sponsored</b> {address}
        </p>
        <p className="ad-headline name">{headline}</p>
        <p>{text}</p>
      </div>
      <div className="ad-knots">
        <DotDrawing
          drawing={knots('primary', orders, enquiries)}
          label={`${enquiries} dots, ${orders} of them filled`}
        />
        <DotDrawing className="ad-orders" drawing={knots('alert', 0, orders, enquiries)} />
      </div>
      <p className="legend">One dot is one enquiry; those that became orders are filled</p>
    </Artefact>
  );
}

const perRow = 15;

/** Draws the knots of one tone, from the nth on, on a plane for `all`. */
function knots(tone: DotTone, from: number, to: number, all = to): Drawing {
  const dots = Array.from({ length: to - from }, (_, i) => ({
    x: (((from + i) % perRow) + 0.5) * pitch,
    y: (Math.floor((from + i) / perRow) + 0.5) * pitch,
    tone,
  }));
  return { width: perRow * pitch, height: Math.ceil(all / perRow) * pitch, size: 8, dots };
}
