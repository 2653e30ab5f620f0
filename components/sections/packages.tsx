/** Packages side by side: name, price in figures and in dots, for whom, what is in, and how to ask for it. */
import './packages.css';
import type { BrandPackage } from '../../content/schemas/offers.ts';
import { DotCount } from '../dots/dot-count.tsx';
import { Badge } from '../ui/badge.tsx';
import { ChatButton } from '../ui/button.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { Legend } from '../ui/legend.tsx';
import { Price, rupeesOf } from '../ui/price.tsx';

/** What one dot of a price is. */
const dot = 1000;

export function Packages({ packages }: { packages: BrandPackage[] }) {
  return (
    <>
      <ul className="packages">
        {packages.map(({ name, price, isFrom, features, bestFor, isPopular, chatText }) => (
          <li className={isPopular ? 'package package-popular' : 'package'} key={name}>
            {isPopular && (
              <div className="package-badge">
                <Badge>Most popular</Badge>
              </div>
            )}
            <h3 className="package-name">{name}</h3>
            <div className="package-dots">
              <DotCount count={price / dot} perRow={10} isFrom={isFrom} tone={isPopular ? 'accent' : 'primary'} />
            </div>
            <div className="package-price">
              <Price rupees={price} {...(isFrom ? { unit: 'and up' } : {})} />
            </div>
            <p className="package-for">Best for {bestFor}</p>
            <div className="package-features">
              <Checklist items={features} />
            </div>
            <div className="package-foot">
              <ChatButton text={chatText}>Ask about this package</ChatButton>
            </div>
          </li>
        ))}
      </ul>
      <Legend>One dot is {rupeesOf(dot)}; the faint row goes on from there</Legend>
    </>
  );
}
