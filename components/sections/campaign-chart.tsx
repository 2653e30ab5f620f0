/** A campaign's headline figure as a chart of dots; what exceeds the starting figure, if there is one, is in another colour. A caption says what one dot stands for. */
import type { Campaign } from '../../content/schemas/proof.ts';
import { DotDrawing } from '../art/dot-drawing.tsx';
import { useSite } from '../context/site.tsx';
import { fillText } from '../lib/fill.tsx';
import { claimOf } from '../ui/claim.tsx';
import { chartOf } from './campaigns.ts';

/** Of two drawings, a style sheet shows one. */
type CampaignChartProps = { of: Pick<Campaign, 'chart' | 'headline'>; perRow: number[] };

export function CampaignChart({ of: { chart, headline }, perRow }: CampaignChartProps) {
  const { claims, words } = useSite();
  const { before, each, unit } = chart;
  const { show } = claimOf(claims, headline.claim);
  const start = before && claimOf(claims, before).show;
  return (
    <figure className="stack-2">
      <figcaption>
        {start ? fillText(words.dots.compared, { unit, start, show }) : fillText(words.dots.one, { unit })}
      </figcaption>
      {perRow.map(dots => (
        <DotDrawing
          drawing={chartOf(show, each, dots, start)}
          label={fillText(words.dots.label, { show, what: headline.label, unit })}
          key={dots}
        />
      ))}
    </figure>
  );
}
