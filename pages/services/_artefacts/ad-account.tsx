/** An ad, and what it brought: a dot for each enquiry, tied if it became an order. */
import { rowsOf } from '../../../components/art/counts.ts';
import { DotDrawing } from '../../../components/art/dot-drawing.tsx';
import { fillText } from '../../../components/lib/fill.tsx';
import { Artefact } from '../../../components/sections/artefact.tsx';
import type { Sheet } from '../../../content/schemas/offers.ts';

export function AdAccount({ title, words, rows: [ad = [], ...figures] }: Sheet) {
  const [headline, address, text] = ad;
  const [enquiries = 0, orders = 0] = [1, 2].map(i => Number(figures[i]?.[1]));
  return (
    <Artefact frame="window" title={title}>
      <div className="stack-3">
        <p>
          <b>{words.sponsored}</b> {address}
        </p>
        <p className="name">{headline}</p>
        <p>{text}</p>
        <DotDrawing
          drawing={rowsOf(enquiries, 15, i => (i < orders ? 'alert' : 'faint'))}
          label={fillText(words.dots ?? '', { enquiries: `${enquiries}`, orders: `${orders}` })}
        />
        <p className="legend">{words.legend}</p>
      </div>
    </Artefact>
  );
}
