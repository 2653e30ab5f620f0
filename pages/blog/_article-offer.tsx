/** Inside an article: the price of the service that does what the article teaches, and a chat button. */
import './_article-offer.css';
import { PageArt } from '../../components/dots/page-art.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import { Link } from '../../components/ui/link.tsx';
import { PriceLine } from '../../components/ui/price.tsx';
import type { TaughtOffer } from './_taught-offer.ts';

export function ArticleOffer({ offer }: { offer: TaughtOffer }) {
  const question = offer.teacher
    ? 'Rather learn it with a teacher?'
    : offer.path.startsWith('/consult/')
      ? 'Rather have us check it?'
      : 'Rather have it done?';
  return (
    <aside className="article-offer stack-3" aria-label={question}>
      <PageArt path={offer.path} />
      <p className="name">
        {question} <Link to={offer.path}>{offer.name}</Link>
      </p>
      <p className="note">{offer.serviceType}</p>
      <Paragraph className="muted">{offer.description}</Paragraph>
      <PriceLine rate={offer} />
      <Buttons chat />
    </aside>
  );
}
