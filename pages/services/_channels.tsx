/** Advertising channels, each with a small sign. */
import './_channels.css';

import { DotDrawing } from '../../components/art/dot-drawing.tsx';
import { tie } from '../../components/art/tie.ts';
import { useDrawing } from '../../components/art/use-drawing.ts';
import { dyeOf } from '../../components/lib/family.ts';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import type { Colour } from '../../content/schemas/common.ts';
import type { Channel } from '../../content/schemas/offers.ts';

const Sign = ({ of: sign, dye }: { of: Channel['sign']; dye: Colour }) => (
  <DotDrawing className={`channel-sign ground-${dye}`} drawing={tie(useDrawing('signs', sign))} />
);

export const Channels = ({ channels }: { channels: Channel[] }) => (
  <CardGrid
    variant="card-columns"
    items={channels.map(({ sign, ...card }, i) => ({ ...card, picture: <Sign of={sign} dye={dyeOf(i)} /> }))}
  />
);
