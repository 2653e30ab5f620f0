/** An ad, and what it brought: rows of the ad itself, the money, the enquiries (a knot for each, with the orders filled), the orders, and the sum with the fee. */
import './ad-account.css';
import { DotDrawing } from '../../../components/dots/dot-drawing.tsx';
import { type Drawing, pitch } from '../../../components/dots/drawing.ts';
import type { Sheet } from '../../../content/schemas/offers.ts';
import { Artefact } from './artefact.tsx';

export function AdAccount({ title, rows: [ad = [], ...figures] }: Sheet) {
  const [headline, address, text] = ad;
  const [enquiries, orders] = [1, 2].map(i => Number(figures[i]?.[1]));
  return (
    <Artefact frame="window" title={title}>
      <div className="ad">
        <p>
          <b>Sponsored</b> {address}
        </p>
        <p className="ad-headline name">{headline}</p>
        <p>{text}</p>
      </div>
      <DotDrawing
        className="ad-knots"
        drawing={knotsOf(enquiries, orders)}
        label={`${enquiries} knots, ${orders} filled`}
      />
      <p className="legend">One knot is one enquiry; those that became orders are filled</p>
      <dl className="ad-figures">
        {figures.map(([label, figure, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b className="ad-figure">{figure}</b> {note}
            </dd>
          </div>
        ))}
      </dl>
    </Artefact>
  );
}

function knotsOf(all = 0, filled = 0): Drawing {
  const perRow = 15;
  const dots = Array.from({ length: all }, (_, i) => ({
    x: ((i % perRow) + 0.5) * pitch,
    y: (Math.floor(i / perRow) + 0.5) * pitch,
    tone: i < filled ? ('alert' as const) : ('faint' as const),
  }));
  return { width: perRow * pitch, height: Math.ceil(all / perRow) * pitch, size: 8, dots };
}
