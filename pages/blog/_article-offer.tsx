/** Inside an article: the price of the service that does what the article teaches, and a chat button. */
import './_article-offer.css';
import { useSite } from '../../components/context/site.tsx';
import { pageToneOf } from '../../components/lib/tone.ts';
import { Buttons } from '../../components/ui/button.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import { Link } from '../../components/ui/link.tsx';
import { PriceLine } from '../../components/ui/price.tsx';
import type { TaughtOffer } from './_taught-offer.ts';

export function ArticleOffer({ offer }: { offer: TaughtOffer }) {
  const { rates } = useSite();
  const question = questionFor(offer);
  return (
    <aside className={`article-offer stack-3 tone-${pageToneOf(offer.path, rates)}`} aria-label={question}>
      <p className="name">
        {question} <Link to={offer.path}>{offer.name}</Link>
      </p>
      {offer.serviceType !== offer.name && <p className="note">{offer.serviceType}</p>}
      <Paragraph className="muted">{offer.description}</Paragraph>
      <PriceLine rate={offer} />
      <Buttons chat />
    </aside>
  );
}

/** A consultation advises: it does not do the work. */
const questionFor = ({ teacher, path }: TaughtOffer) => {
  if (teacher) return 'Rather learn it with a teacher?';
  return path.startsWith('/consult/') ? 'Rather have it checked?' : 'Rather have it done?';
};
