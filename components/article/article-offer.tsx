/** Inside an article: the price of the service that does what the article teaches, and a chat button. */
import './article-offer.css';
import type { Rate } from '../../content/schemas/rates.ts';
import { PageArt } from '../dots/art.tsx';
import { Buttons } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PriceLine } from '../ui/price.tsx';

export function ArticleOffer({ rate }: { rate: Rate }) {
  return (
    <aside className="article-offer stack-3" aria-label="Rather have it done?">
      <PageArt path={rate.path} />
      <p className="name">
        Rather have it done? <Link to={rate.path}>{rate.name}</Link>
      </p>
      <PriceLine rate={rate} />
      <Buttons chat />
    </aside>
  );
}
