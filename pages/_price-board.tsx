/** Prices in dots, lowest first, as pillars of ten dots a row. On a phone the words of all stand above the pillars. */
import './_price-board.css';
import { walls } from '../components/art/counts.ts';
import { DotDrawing } from '../components/art/dot-drawing.tsx';
import type { DotTone } from '../components/art/dots.ts';
import { amountIn } from '../components/lib/number-of.ts';
import { InEnglish, Link } from '../components/ui/link.tsx';
import { BoldAmounts } from '../components/ui/price.tsx';

export const rupeesPerDot = 150;

type PriceBoardProps = {
  /** Each price has its amount in a few words: "From ₹15,000 a month". */
  lines: { price: string; name: string; path: string; dots?: DotTone }[];
};

export function PriceBoard({ lines }: PriceBoardProps) {
  const counted = lines
    .map(line => ({ ...line, count: Math.round(amountIn(line.price) / rupeesPerDot) }))
    .sort((a, b) => a.count - b.count);
  return (
    <>
      <InEnglish />
      <ul className="price-board">
        {counted.map(({ price, name, path, count, dots = 'primary' }, i) => (
          <li className={i < counted.length - 3 ? 'price-pillar' : 'price-pillar price-tall'} key={name}>
            <p>
              <BoldAmounts text={price} />
            </p>
            <p>
              <Link to={path} isSaid>
                {name}
              </Link>
            </p>
            <DotDrawing className="price-wall" drawing={walls([[count, dots]])} />
          </li>
        ))}
      </ul>
      <DotDrawing
        className="price-skyline"
        drawing={walls(counted.map(({ count, dots = 'primary' }) => [count, dots] as const))}
      />
    </>
  );
}
