/** Campaigns: each with its result in large type, its facts, of which the cost is one, and a chart of dots. */
import './_campaigns.css';
import { CampaignChart } from '../components/art/campaign-chart.tsx';
import { Claim, MetricValue } from '../components/ui/claim.tsx';
import { DescriptionItem } from '../components/ui/description-item.tsx';
import type { Campaign } from '../content/schemas/proof.ts';

export const Campaigns = ({ campaigns }: { campaigns: Campaign[] }) => (
  <ul className="campaigns">
    {campaigns.map(({ id, title, headline, facts, chart }) => (
      <li className="campaign stack-3" id={id} key={id}>
        <p className="campaign-title semibold">{title}</p>
        <Headline {...headline} />
        <Facts facts={facts} />
        <CampaignChart of={{ chart, headline }} />
      </li>
    ))}
  </ul>
);

const Headline = ({ claim, label, within }: Campaign['headline']) => (
  <p className="campaign-headline">
    <strong className="campaign-value display">
      <Claim id={claim} />
    </strong>{' '}
    {label}
    {within && (
      <>
        {' in '}
        <Claim id={within} />
      </>
    )}
  </p>
);

const Facts = ({ facts }: Pick<Campaign, 'facts'>) => (
  <dl className="campaign-facts lines">
    {facts.map(({ label, ...figure }) => (
      <DescriptionItem className="campaign-fact row" label={label} key={label}>
        <MetricValue {...figure} />
      </DescriptionItem>
    ))}
  </dl>
);
