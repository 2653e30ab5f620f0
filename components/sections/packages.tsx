/** Packages side by side: name, a dot per feature, price, audience, features and a chat button. */
import './packages.css';
import type { BrandPackage } from '../../content/schemas/offers.ts';
import { DotCount } from '../dots/dot-count.tsx';
import { Badge } from '../ui/badge.tsx';
import { Buttons, labelWith } from '../ui/button.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { InlineMarkdown } from '../ui/inline-markdown.tsx';
import { Price } from '../ui/price.tsx';

export function Packages({ packages }: { packages: BrandPackage[] }) {
  return (
    <>
      <ul className="packages">
        {packages.map(({ name, price, isFrom, features, bestFor, isPopular, chatText }) => (
          <li className={isPopular ? 'package stack package-popular dark' : 'package stack'} key={name}>
            {isPopular && <Badge>Most popular</Badge>}
            <h3 className="package-name size-xl">{name}</h3>
            <div className="package-dots">
              <DotCount count={features.length} perRow={10} tone={isPopular ? 'accent' : 'primary'} />
            </div>
            <Price rupees={price} {...(isFrom ? { unit: 'and up' } : {})} />
            <p className="muted">
              Best for <InlineMarkdown text={bestFor} />
            </p>
            <div className="package-features">
              <Checklist items={features} />
            </div>
            <Buttons chat={chatText} chatLabel={labelWith('Ask about this package', `: ${name}`)} />
          </li>
        ))}
      </ul>
      <p className="legend">One dot is one thing that you get</p>
    </>
  );
}
