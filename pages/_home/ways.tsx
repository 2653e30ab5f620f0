/** Ways to grow, side by side: the agency's services and the academy. */
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import type { Home } from '../../content/schemas/proof.ts';

export const Ways = ({ ways }: Pick<Home, 'ways'>) => (
  <CardGrid
    variant="boxed-cards"
    items={ways.map(({ name, path, action, ...way }) => ({
      ...way,
      label: name,
      foot: <Buttons more={[path, action]} key={name} />,
    }))}
  />
);
