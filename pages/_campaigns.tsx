/** Campaigns: each with its result in huge type, what it cost, and a dot for each lead or twenty followers. */
import './_campaigns.css';
import { DotDrawing } from '../components/art/dot-drawing.tsx';
import { type Dot, type Drawing, drawingOf } from '../components/art/dots.ts';
import { useSite } from '../components/context/site.tsx';
import { fill, fillText } from '../components/lib/fill.tsx';
import { numberOf } from '../components/lib/number-of.ts';
import { Stat } from '../components/sections/stats.tsx';
import { Claim, claimOf, figureIn, MetricValue } from '../components/ui/claim.tsx';
import { Headline } from '../components/ui/headline.tsx';
import { InlineMarkdown } from '../components/ui/inline-markdown.tsx';
import { rupeesOf } from '../content/rupees-of.ts';
import type { Campaign } from '../content/schemas/proof.ts';

type CampaignsProps = { campaigns: Campaign[]; hasSource?: boolean };

/** Side by side, so that their dots compare. */
export const Campaigns = ({ campaigns, hasSource = false }: CampaignsProps) => (
  <ul className="campaigns grid">
    {campaigns.map(campaign => (
      <li className="campaign-short stack-5" id={campaign.id} key={campaign.id}>
        <div className="campaign-result">
          <p className="name">{campaign.title}</p>
          <Result {...campaign.headline} />
        </div>
        <CampaignChart {...campaign} />
        <div className="stack-3">
          <Facts {...campaign} />
          {hasSource && (
            <p className="note">
              <InlineMarkdown text={campaign.ran} />
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
);

function Result({ claim, label, within }: Campaign['headline']) {
  const { words } = useSite();
  return (
    <Headline claim={claim}>
      {label} {within && fill(words.campaign.within, { days: <Claim id={within} /> })}
    </Headline>
  );
}

const Facts = ({ facts, headline }: Pick<Campaign, 'facts' | 'headline'>) => (
  <dl className="campaign-facts grid">
    {facts.map(({ label, ...figure }) => (
      <Stat label={label} key={label}>
        <MetricValue {...figure} />
      </Stat>
    ))}
    {headline.from && <Cost {...headline} from={headline.from} />}
  </dl>
);

/** The budget divided by what it brought: both are "at least", so it is the most that one cost. */
function Cost({ claim, from }: { claim: string; from: string }) {
  const { claims, words } = useSite();
  const amount = (id: string) => numberOf(claimOf(claims, id).show);
  return <Stat label={words.campaign.cost}>{rupeesOf(Math.ceil(amount(from) / amount(claim)))}</Stat>;
}

/** The headline's figure in dots, and in another colour what exceeds the figure before, if there was one. */
function CampaignChart({ chart, headline }: Campaign) {
  const { claims, words } = useSite();
  const { before, each, unit } = chart;
  const { show } = claimOf(claims, headline.claim);
  const start = before && claimOf(claims, before).show;
  const shown = { unit, show: figureIn(words, show), start: start ? figureIn(words, start) : '', what: headline.label };
  return (
    <figure className="stack-2">
      {start && <figcaption>{fillText(words.dots.compared, shown)}</figcaption>}
      <DotDrawing
        drawing={chartOf(numberOf(show) / each, start ? numberOf(start) / each : Number.POSITIVE_INFINITY)}
        label={fillText(words.dots.label, shown)}
      />
    </figure>
  );
}

const perRow = 40;

/** Draws rows of dots, of which those after the first `old` ones are in another tone; the dots of the next row are between them. */
function chartOf(count: number, old: number): Drawing {
  const dots = Array.from({ length: Math.floor(count) }, (_, i): Dot => {
    const row = Math.floor(i / perRow);
    return { x: (i % perRow) + (row % 2) / 2, y: 0.87 * row, tone: i < old ? 'primary' : 'accent' };
  });
  return drawingOf(perRow + 0.5, 0.87 * Math.ceil(count / perRow) + 0.13, dots);
}
