/** Prices as pillars of dots, lowest first, ten dots a row. */
import './_price-board.css';
import { walls } from '../components/art/counts.ts';
import { DotDrawing } from '../components/art/dot-drawing.tsx';
import type { DotTone } from '../components/art/dots.ts';
import { amountIn } from '../components/lib/number-of.ts';
import { Link } from '../components/ui/link.tsx';
import { BoldAmounts } from '../components/ui/price.tsx';

export const rupeesPerDot = 150;

type PriceBoardProps = {
  /** Each price has its amount in a few words: "From ₹15,000 a month". */
  lines: { price: string; name: string; path?: string; dots?: DotTone }[];
};

export const PriceBoard = ({ lines }: PriceBoardProps) => (
  <ul className="price-board">
    {lines
      .map(line => ({ ...line, count: Math.round(amountIn(line.price) / rupeesPerDot) }))
      .sort((a, b) => a.count - b.count)
      .map(({ price, name, path, count, dots = 'primary' }) => (
        <li className="price-pillar stack-2" key={name}>
          <p>
            <BoldAmounts text={price} />
          </p>
          <p>{path ? <Link to={path}>{name}</Link> : name}</p>
          <DotDrawing drawing={walls([[count, dots]])} />
        </li>
      ))}
  </ul>
);
