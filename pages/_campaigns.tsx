/** Cards of campaigns: the result in large type and as a chart of dots, then the story and the facts. */
import './_campaigns.css';
import { CampaignChart } from '../components/dots/campaign-chart.tsx';
import { Claim, MetricValue } from '../components/ui/claim.tsx';
import { DescriptionItem } from '../components/ui/description-item.tsx';
import { Paragraph } from '../components/ui/inline-markdown.tsx';
import type { Campaign } from '../content/schemas/proof.ts';

const grounds = ['madder', 'indigo', 'turmeric'] as const;

export function Campaigns({ campaigns }: { campaigns: Campaign[] }) {
  return (
    <ul className="campaigns stack-5">
      {campaigns.map(({ id, title, story, headline, facts, chart }, i) => (
        <li className={`campaign ground-${grounds[i % 3]}`} id={id} key={id}>
          <p className="campaign-headline">
            <strong className="campaign-value display">
              <Claim id={headline.claim} />
            </strong>{' '}
            {headline.label}
            {headline.within && (
              <>
                {' in '}
                <Claim id={headline.within} />
              </>
            )}
          </p>
          <CampaignChart of={{ chart, headline }} />
          <h3 className="semibold">{title}</h3>
          <Paragraph className="muted">{story}</Paragraph>
          <dl className="campaign-facts">
            {facts.map(({ label, ...figure }) => (
              <DescriptionItem className="campaign-fact row" label={label} key={label}>
                <MetricValue {...figure} />
              </DescriptionItem>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
