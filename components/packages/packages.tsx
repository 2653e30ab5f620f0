/** Packages side by side: name, price, what is in, for whom, and how to ask for it. */
import './packages.css';
import type { BrandPackage } from '../../content/shapes/offers.ts';
import { Chat } from '../action/action.tsx';
import { Price } from '../price/price.tsx';
import { Ticks } from '../ticks/ticks.tsx';

export function Packages({ packages }: { packages: BrandPackage[] }) {
  return (
    <ul className="packages">
      {packages.map(({ name, price, isFrom, features, bestFor, isPopular, chatText }) => (
        <li className={isPopular ? 'package package-popular' : 'package'} key={name}>
          {isPopular && <p className="package-flag">Most popular</p>}
          <h3 className="package-name">{name}</h3>
          <Price rupees={price} {...(isFrom ? { unit: 'and up' } : {})} />
          <p className="package-for">Best for {bestFor}</p>
          <Ticks items={features} />
          <div className="package-foot">
            <Chat text={chatText}>Ask about this package</Chat>
          </div>
        </li>
      ))}
    </ul>
  );
}
