/** Packages side by side: name, price in figures and in dots, for whom, what is in, and how to ask for it. */
import './packages.css';
import type { BrandPackage } from '../../content/shapes/offers.ts';
import { Chat } from '../action/action.tsx';
import { Legend } from '../legend/legend.tsx';
import { Price, rupeesOf } from '../price/price.tsx';
import { Tag } from '../tag/tag.tsx';
import { Tally } from '../tally/tally.tsx';
import { Ticks } from '../ticks/ticks.tsx';

/** What one dot of a price is. */
const dot = 1000;

export function Packages({ packages }: { packages: BrandPackage[] }) {
  return (
    <>
      <ul className="packages">
        {packages.map(({ name, price, isFrom, features, bestFor, isPopular, chatText }) => (
          <li className={isPopular ? 'package package-popular' : 'package'} key={name}>
            {isPopular && <Tag>Most popular</Tag>}
            <h3 className="package-name">{name}</h3>
            <Tally count={price / dot} perRow={10} isFrom={isFrom} tone={isPopular ? 'haldi' : 'indigo'} />
            <Price rupees={price} {...(isFrom ? { unit: 'and up' } : {})} />
            <p className="package-for">Best for {bestFor}</p>
            <Ticks items={features} />
            <div className="package-foot">
              <Chat text={chatText}>Ask about this package</Chat>
            </div>
          </li>
        ))}
      </ul>
      <Legend>One dot is {rupeesOf(dot)}; the faint row goes on from there</Legend>
    </>
  );
}
