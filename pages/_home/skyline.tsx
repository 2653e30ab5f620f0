/** The home page's skyline: for each campaign a hill with exactly as many dots as its result, labelled at its peak. */
import './skyline.css';
import { DotDrawing } from '../../components/art/dot-drawing.tsx';
import { hills } from '../../components/art/hills.ts';
import { useSite } from '../../components/context/site.tsx';
import { fill, fillText } from '../../components/lib/fill.tsx';
import { numberOf } from '../../components/lib/number-of.ts';
import { claimOf } from '../../components/ui/claim.tsx';
import type { Campaign } from '../../content/schemas/proof.ts';

export function Skyline({ campaigns }: { campaigns: Campaign[] }) {
  const { claims, words } = useSite();
  const counted = campaigns
    .filter(({ hill }) => hill)
    .map(({ chart, ...campaign }) => {
      const { show } = claimOf(claims, campaign.headline.claim);
      return { ...campaign, unit: chart.unit, count: Math.floor(numberOf(show) / chart.each) };
    })
    .sort((a, b) => a.count - b.count);
  // Hills keep their proportions.
  const { peaks, ...picture } = hills(
    counted.map(({ count }, i) => ({ count, columns: Math.ceil(1.6 * Math.sqrt(count)), peak: 0.6 + 0.14 * i })),
  );
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
        {counted.map(({ id, headline }, i) => (
          <a href={`#${id}`} key={id}>
            <text className="skyline-peak" x={percent(peaks[i]?.x)} y={percent(peaks[i]?.y)}>
              {figure(headline.claim, 'skyline-figure')}{' '}
              <tspan x={percent(peaks[i]?.x)} dy="1.3em">
                {headline.label}
                {headline.from && <> {fill(words.campaign.from, { budget: figure(headline.from) })}</>}
              </tspan>
            </text>
          </a>
        ))}
      </svg>
      <p className="skyline-legend legend">{fillText(words.dots.one, { unit: counted[0]?.unit ?? '' })}</p>
    </div>
  );
}

const percent = (share = 0) => `${Math.round(share * 1000) / 10}%`;
