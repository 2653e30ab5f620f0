/** Inside an article: the price of the service that does what the article teaches, and a chat button. */
import './_article-offer.css';
import { PageArt } from '../../components/dots/page-art.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { PriceLine } from '../../components/ui/price.tsx';
import type { Rate } from '../../content/schemas/rates.ts';

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
