/** Cards as the cells of a table: hairlines between them, with a knot wherever two meet. */
import { CardGrid, type CardGridProps } from './card-grid.tsx';

/** `isShort`: of so few words each that two fit side by side on a phone. */
export function CellGrid({ isShort = false, ...props }: CardGridProps & { isShort?: boolean }) {
  return <CardGrid {...props} className={isShort ? 'cell-grid cell-grid-short' : 'cell-grid'} />;
}
