/** Packages side by side: name, a dot per feature, price, audience, features and a chat button; and what to ask for if none fits. */
import './_packages.css';
import { DotCount } from '../../components/art/dot-count.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Buttons, labelWith } from '../../components/ui/button.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { InlineMarkdown } from '../../components/ui/inline-markdown.tsx';
import { Price } from '../../components/ui/price.tsx';
import type { BrandPackage } from '../../content/schemas/offers.ts';

export function Packages({ packages }: { packages: BrandPackage[] }) {
  return (
    <ul className="packages">
      {packages.map(({ name, price, isFrom, features, bestFor, isPopular, chatText }) => (
        <li className={isPopular ? 'package stack package-popular cloth' : 'package stack'} key={name}>
          {isPopular && <Badge>Most popular</Badge>}
          <h3 className="package-name size-xl">{name}</h3>
          <div className="package-dots">
            <DotCount count={features.length} perRow={10} tone={isPopular ? 'accent' : 'primary'} />
          </div>
          <div className="package-price">
            <Price rupees={price} {...(isFrom ? { unit: 'and up' } : {})} />
          </div>
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
  );
}

export const CustomQuote = ({ chat }: { chat: string }) => (
  <div className="custom-quote ground-madder">
    <h3 className="size-xl" id="custom-enterprise-quote">
      Custom enterprise quote
    </h3>
    <p>
      For several brands, many outlets or a rebrand while you stay open. You get a written scope with stages and a fixed
      price for each.
    </p>
    <Buttons chat={chat} chatLabel="Ask for a custom quote" />
  </div>
);
