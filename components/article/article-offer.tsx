/** Inside an article: the price of the service that does what the article teaches, and a chat button. */
import './article-offer.css';
import type { Rate } from '../../content/schemas/rates.ts';
import { PageArt } from '../dots/art.tsx';
import { Buttons } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PriceLine } from '../ui/price.tsx';

export function ArticleOffer({ rate }: { rate: Rate }) {
  const question = rate.teacher ? 'Rather learn it with a teacher?' : 'Rather have it done?';
  return (
    <aside className="article-offer stack-3" aria-label={question}>
      <PageArt path={rate.path} />
      <p className="name">
        {question} <Link to={rate.path}>{rate.name}</Link>
      </p>
      <PriceLine rate={rate} />
      <Buttons chat />
    </aside>
  );
}
