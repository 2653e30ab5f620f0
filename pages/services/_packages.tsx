/** Packages side by side: name, price, audience, features and a chat button; and what to ask for if none fits. */
import './_packages.css';
import { Badge } from '../../components/ui/badge.tsx';
import { Buttons, labelWith } from '../../components/ui/button.tsx';
import { Checklist } from '../../components/ui/checklist.tsx';
import { InlineMarkdown } from '../../components/ui/inline-markdown.tsx';
import { Price } from '../../components/ui/price.tsx';
import type { BrandPackage } from '../../content/schemas/offers.ts';

export function Packages({ packages }: { packages: BrandPackage[] }) {
  return (
    <ul className="packages grid">
      {packages.map(({ name, price, isFrom, features, bestFor, isPopular, chatText }) => (
        <li className={isPopular ? 'package package-popular tone-page' : 'package'} key={name}>
          {isPopular && (
            <div className="package-badge">
              <Badge>Most popular</Badge>
            </div>
          )}
          <h3 className="size-xl">{name}</h3>
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
  );
}

export const CustomQuote = ({ chat }: { chat: string }) => (
  <div className="custom-quote split split-wide">
    <div className="stack-3">
      <h3 className="size-xl" id="custom-enterprise-quote">
        Custom enterprise quote
      </h3>
      <p>
        For several brands, many outlets or a rebrand while you stay open. You get a written scope with stages and a
        fixed price for each.
      </p>
    </div>
    <Buttons chat={chat} chatLabel="Ask for a custom quote" />
  </div>
);
