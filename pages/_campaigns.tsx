/** Campaigns: the result in large type and as a chart of dots, then the story and the facts, of which the cost is one. */
import './_campaigns.css';
import { CampaignChart } from '../components/dots/campaign-chart.tsx';
import { dyeOf } from '../components/lib/family.ts';
import { Claim, MetricValue } from '../components/ui/claim.tsx';
import { DescriptionItem } from '../components/ui/description-item.tsx';
import { Paragraph } from '../components/ui/inline-markdown.tsx';
import type { Campaign } from '../content/schemas/proof.ts';

/** Cards on dyed cloth, with their stories. */
export function Campaigns({ campaigns }: { campaigns: Campaign[] }) {
  return (
    <ul className="campaigns stack-5">
      {campaigns.map(({ id, title, story, headline, facts, chart }, i) => (
        <li className={`campaign ground-${dyeOf(i)}`} id={id} key={id}>
          <Headline {...headline} />
          <CampaignChart of={{ chart, headline }} />
          <h3 className="semibold">{title}</h3>
          <Paragraph className="muted">{story}</Paragraph>
          <Facts facts={facts} />
        </li>
      ))}
    </ul>
  );
}

/** Results and costs without cards, for a hero; the charts hang below, so that their lengths can be compared. */
export const CampaignResults = ({ campaigns }: { campaigns: Campaign[] }) => (
  <ul className="campaign-results">
    {campaigns.map(({ id, title, headline, facts, chart }) => (
      <li className="campaign-result stack-3" id={id} key={id}>
        <p className="semibold">{title}</p>
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
  <dl className="campaign-facts">
    {facts.map(({ label, ...figure }) => (
      <DescriptionItem className="campaign-fact row" label={label} key={label}>
        <MetricValue {...figure} />
      </DescriptionItem>
    ))}
  </dl>
);
