/** Advertising channels, each with a small sign. */
import './_channels.css';

import { DotDrawing } from '../../components/dots/dot-drawing.tsx';
import { type Dot, drawingOf } from '../../components/dots/drawing.ts';
import { box, fill, layered, line, sketch } from '../../components/dots/shapes.ts';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import type { Channel } from '../../content/schemas/offers.ts';

const signs: Record<Channel['sign'], Dot[][]> = {
  radio: [
    box('primary', 0, 3, 13, 7),
    line('primary', [6, 2], [10, 0]),
    fill('alert', 10, 0, 1),
    sketch('accent', 2, 5, '### ### ###'),
    fill('primary', 7, 5, 4),
    fill('alert', 8, 7, 1),
    fill('alert', 10, 7, 1),
  ],
  newspaper: [
    box('primary', 0, 0, 13, 10),
    fill('alert', 2, 2, 9),
    fill('accent', 2, 4, 4, 4),
    [4, 6, 7].flatMap(y => fill('faint', 7, y, 4)),
  ],
  hoarding: [
    box('primary', 0, 0, 13, 6),
    fill('alert', 2, 2, 9),
    fill('accent', 2, 3, 5),
    fill('primary', 2, 7, 9),
    fill('primary', 3, 8, 1, 2),
    fill('primary', 9, 8, 1, 2),
  ],
  microphone: [
    sketch('accent', 4, 0, '.###. ##### #####'),
    sketch('alert', 4, 3, '##### .###.'),
    sketch('primary', 2, 3, '#.......# #.......# .##...##. ...###... ....#.... ....#.... ..#####..'),
  ],
  search: [
    sketch('primary', 0, 0, '..###.. .#...#. #.....# #.....# #.....# .#...#. ..###..'),
    fill('accent', 2, 2, 3, 3),
    sketch('alert', 6, 6, '#... .#.. ..#. ...#'),
    [0, 2, 4].flatMap(y => fill('faint', 9, y, 4)),
  ],
  post: [
    box('primary', 0, 0, 10, 10),
    fill('accent', 2, 2, 6, 3),
    [6, 8].flatMap(y => fill('faint', 2, y, 4)),
    sketch('alert', 8, 4, '.#.#. ##### .###. ..#..'),
  ],
  briefcase: [
    box('primary', 0, 2, 13, 8),
    sketch('primary', 4, 0, '.###. #...#'),
    fill('accent', 1, 5, 11),
    fill('alert', 5, 4, 3, 3),
  ],
  banner: [
    box('primary', 0, 0, 13, 10),
    fill('accent', 2, 2, 9, 2),
    [5, 7].flatMap(y => fill('faint', 2, y, 5)),
    fill('alert', 8, 5, 3, 3),
  ],
};

const Sign = ({ of: sign }: { of: Channel['sign'] }) => (
  <DotDrawing className="channel-sign" drawing={drawingOf(13, 10, layered(signs[sign]))} />
);

export const Channels = ({ channels }: { channels: Channel[] }) => (
  <CardGrid
    variant="cell-grid"
    items={channels.map(({ sign, ...card }) => ({ ...card, picture: <Sign of={sign} /> }))}
  />
);
