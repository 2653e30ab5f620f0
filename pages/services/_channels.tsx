/** Advertising channels, each with a small sign. */
import './_channels.css';

import { DotDrawing } from '../../components/art/dot-drawing.tsx';
import { type Dot, drawingOf } from '../../components/art/drawing.ts';
import { arc, box, disc, fill, heart, layered, outline, solid, stroke } from '../../components/art/shapes.ts';
import { dyeOf } from '../../components/lib/family.ts';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import type { Colour } from '../../content/schemas/common.ts';
import type { Channel } from '../../content/schemas/offers.ts';

const signs: Record<Channel['sign'], Dot[][]> = {
  radio: [
    stroke('13,5 21,0', 'r'),
    outline(box(0, 5, 25, 14), 'pp'),
    disc([7.5, 12], 4, 'aa.aa'),
    ...[10, 14].map(y => fill('alert', 14, y, 8, 2)),
  ],
  newspaper: [
    outline(box(0, 0, 25, 19), 'p'),
    fill('alert', 3, 3, 20, 3),
    fill('accent', 3, 9, 8, 8),
    ...[9, 12, 15].map(y => fill('primary', 13, y, 10)),
  ],
  hoarding: [
    outline(box(0, 0, 25, 12), 'pp'),
    fill('alert', 4, 3, 14, 2),
    fill('accent', 4, 7, 18, 2),
    ...[5, 19].map(x => fill('primary', x, 13, 2, 7)),
  ],
  microphone: [
    outline('9,0 16,0 16,11 9,11', 'aaaa'),
    stroke([[5, 7], ...arc([12.5, 9], 7.5, 0.5, 0, 6), [20, 7]], 'p'),
    fill('primary', 12, 15, 2, 4),
    fill('primary', 8, 18, 10, 2),
  ],
  search: [
    stroke('11,11 18,18', 'ppp'),
    disc([7.5, 7.5], 7, 'pp..aaaa'),
    ...[2, 6, 10].map(y => fill('primary', 18, y, 8)),
  ],
  post: [
    outline(box(2, 0, 19, 19), 'pp'),
    fill('accent', 5, 3, 14, 8),
    fill('primary', 5, 14, 9),
    solid('alert', heart([20, 14], 11)),
  ],
  briefcase: [
    stroke('8,4 8,0.5 17,0.5 17,4', 'pp'),
    outline(box(0, 5, 25, 14), 'pp'),
    fill('accent', 2, 11, 22, 2),
    outline(box(10.5, 10, 4, 4), 'rrr'),
  ],
  banner: [
    outline(box(0, 0, 25, 19), 'pp'),
    fill('accent', 3, 3, 20, 4),
    ...[10, 13].map(y => fill('primary', 3, y, 9)),
    disc([19.5, 13], 3, 'rrrr'),
  ],
};

const Sign = ({ of: sign, dye }: { of: Channel['sign']; dye: Colour }) => (
  <DotDrawing className={`channel-sign ground-${dye}`} drawing={drawingOf(26, 20, layered(signs[sign]))} />
);

export const Channels = ({ channels }: { channels: Channel[] }) => (
  <CardGrid
    variant="card-columns"
    items={channels.map(({ sign, ...card }, i) => ({ ...card, picture: <Sign of={sign} dye={dyeOf(i)} /> }))}
  />
);
