/** Ways to grow, side by side: the agency's services, with a dot for each of its 30, 60 and 90 days, and the academy. */
import { walls } from '../../components/art/counts.ts';
import { DotDrawing } from '../../components/art/dot-drawing.tsx';
import { useSite } from '../../components/context/site.tsx';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import type { Home } from '../../content/schemas/proof.ts';

const days = walls([
  [30, 'primary'],
  [60, 'alert'],
  [90, 'accent'],
]);

export function Ways({ ways }: Pick<Home, 'ways'>) {
  const { names } = useSite();
  return (
    <CardGrid
      variant="cell-grid"
      items={ways.map(({ name, path, action, title = names[path] ?? name, ...way }, i) => ({
        ...way,
        title,
        label: name,
        foot: <Buttons more={[path, action]} key={name} />,
        ...(i === 0
          ? { colour: 'deep', picture: <DotDrawing drawing={days} key={path} /> }
          : { colour: 'bright', drawing: 'lamp' }),
      }))}
    />
  );
}
