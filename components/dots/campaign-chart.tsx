/** A campaign's headline figure as a chart of dots, below the starting figure if there is one. The caption says what one dot stands for. */
import './campaign-chart.css';
import type { Campaign } from '../../content/schemas/proof.ts';
import { useSite } from '../context/site.tsx';
import { claimOf } from '../ui/claim.tsx';
import { Figure } from '../ui/figure.tsx';
import { chartOf } from './drawings/campaigns.ts';
import { Art } from './page-art.tsx';

export function CampaignChart({ of: { chart, headline } }: { of: Pick<Campaign, 'chart' | 'headline'> }) {
  const { claims } = useSite();
  const { before, each, unit } = chart;
  const row = (id: string, what: string) => {
    const { show } = claimOf(claims, id);
    const { width, height } = chartOf(show, each);
    return (
      <Art
        className="campaign-chart-dots"
        id={id}
        width={width}
        height={height}
        label={`${show} ${what}, one dot for ${unit}`}
      />
    );
  };
  const shown = [before, headline.claim].flatMap(id => (id ? [claimOf(claims, id).show] : []));
  return (
    <Figure
      className="campaign-chart stack-2"
      legend={`One dot is ${unit}${before ? `: ${shown.join(', then ')}` : ''}`}
    >
      {before && row(before, 'before')}
      {row(headline.claim, headline.label)}
    </Figure>
  );
}
