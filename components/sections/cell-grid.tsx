/** Cards as the cells of a table: hairlines between them, with a knot wherever two meet. */
import { CardGrid, type CardGridProps } from './card-grid.tsx';

export function CellGrid(props: CardGridProps) {
  return <CardGrid {...props} className="cell-grid" />;
}
