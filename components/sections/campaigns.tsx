/** A campaign's card: the result first and large, drawn in dots that count it, then what it took. */
import type { Campaign } from '../../content/schemas/proof.ts';
import { Art } from '../dots/art.tsx';
import { chartOf } from '../dots/chart-of.ts';
import { hrefOf, useSite } from '../site/site.tsx';
import { Claim, claimOf, Figure } from '../ui/claim.tsx';

export function Campaigns({ campaigns }: { campaigns: Campaign[] }) {
  return (
    <ul className="campaigns">
      {campaigns.map(({ id, title, story, headline, facts, charts }) => (
        <li className="campaign" id={id} key={id}>
          <p className="campaign-headline">
            <strong className="campaign-value">
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
          <div>
            {charts.map(chart => (
              <Chart {...chart} isPair={charts.length > 1} key={chart.claim} />
            ))}
          </div>
          <h3 className="campaign-title">{title}</h3>
          <p className="campaign-story">{story}</p>
          <dl className="campaign-facts">
            {facts.map(({ label, ...figure }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Figure {...figure} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

type ChartProps = Campaign['charts'][number] & { isPair: boolean };

/** A figure as a field of dots, perhaps over the one it grew from; the caption says what one dot is. */
function Chart({ claim, before, each, unit, of, isPair }: ChartProps) {
  const { address, claims } = useSite();
  const row = (id: string) => {
    const { show } = claimOf(claims, id);
    const { width, height } = chartOf(show, each, isPair);
    return (
      <Art
        className="campaign-dots"
        href={hrefOf(`/art.svg#${id}`, address)}
        width={width}
        height={height}
        label={`${show} ${of}, one dot for ${unit}`}
      />
    );
  };
  return (
    <figure className="campaign-chart">
      {before && row(before)}
      {row(claim)}
      <figcaption>One dot is {unit}</figcaption>
    </figure>
  );
}
