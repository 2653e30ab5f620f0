/** An ad, and what it brought: a dot for each enquiry, with the orders filled. */
import './ad-account.css';
import { DotDrawing } from '../../../components/art/dot-drawing.tsx';
import { type Drawing, drawingOf } from '../../../components/art/dots.ts';
import { Artefact } from '../../../components/sections/artefact.tsx';
import type { Sheet } from '../../../content/schemas/offers.ts';

export function AdAccount({ title, rows: [ad = [], ...figures] }: Sheet) {
  const [headline, address, text] = ad;
  const [enquiries = 0, orders = 0] = [1, 2].map(i => Number(figures[i]?.[1]));
  return (
    <Artefact frame="window" title={title}>
      <div className="stack-3">
        <p>
          <b>Sponsored</b> {address}
        </p>
        <p className="ad-headline name">{headline}</p>
        <p>{text}</p>
        <DotDrawing
          className="ad-knots"
          drawing={account(enquiries, orders)}
          label={`${enquiries} dots, ${orders} of them filled`}
        />
        <p className="legend">One dot is one enquiry; those that became orders are filled</p>
      </div>
    </Artefact>
  );
}

const perRow = 15;

/** Draws a knot for each order, and a dot for each other enquiry. */
const account = (enquiries: number, orders: number): Drawing =>
  drawingOf(
    perRow,
    Math.ceil(enquiries / perRow),
    Array.from({ length: enquiries }, (_, i) => ({
      x: i % perRow,
      y: Math.floor(i / perRow),
      tone: i < orders ? 'alert' : 'faint',
    })),
  );
