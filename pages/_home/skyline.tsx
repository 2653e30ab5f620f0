/** The home page's skyline: for each campaign a hill with exactly as many dots as its result, labelled at its peak. */
import './skyline.css';
import { DotDrawing } from '../../components/art/dot-drawing.tsx';
import { useSite } from '../../components/context/site.tsx';
import { fill, fillText } from '../../components/lib/fill.tsx';
import { skylineOf } from '../../components/sections/campaigns.ts';
import { claimOf } from '../../components/ui/claim.tsx';
import type { Campaign } from '../../content/schemas/proof.ts';

type SkylineProps = { campaigns: Campaign[] };

export function Skyline({ campaigns }: SkylineProps) {
  const { claims, words } = useSite();
  const { picture, unit, peaks } = skylineOf(campaigns, claims);
  const figure = (id: string, className?: string) => (
    <tspan className={className} data-claim={id}>
      {claimOf(claims, id).show}
    </tspan>
  );
  return (
    <div className="skyline">
      <DotDrawing className="skyline-dots" drawing={picture} />
      {/* No viewBox: positions are percentages of the hills' size, while the text keeps its font size. */}
      <svg className="skyline-peaks" role="presentation">
        {peaks.map(({ campaign: { id, headline }, x, y }) => (
          <a href={`#${id}`} key={id}>
            <text className="skyline-peak" x={percent(x)} y={percent(y)}>
              {figure(headline.claim, 'skyline-figure')}{' '}
              <tspan x={percent(x)} dy="1.3em">
                {headline.label}
                {headline.from && <> {fill(words.campaign.from, { budget: figure(headline.from) })}</>}
              </tspan>
            </text>
          </a>
        ))}
      </svg>
      <p className="skyline-legend legend">{fillText(words.dots.one, { unit })}</p>
    </div>
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
