/** The home page's ground: a hill of dots for each campaign, which holds exactly what the campaign brought. */
import './skyline.css';
import type { Campaign } from '../../content/schemas/proof.ts';
import { Art } from '../dots/art.tsx';
import { risingOf, skylineOf } from '../dots/skyline-of.ts';
import { hrefOf, useSite } from '../site/site.tsx';
import { Claim } from '../ui/claim.tsx';

export function Skyline({ campaigns }: { campaigns: Campaign[] }) {
  const { address, claims } = useSite();
  const { width, height } = skylineOf(campaigns, claims);
  return (
    <div className="skyline">
      <Art className="skyline-dots" href={hrefOf('/art.svg#skyline', address)} width={width} height={height} />
      <ul className="skyline-peaks">
        {risingOf(campaigns, claims).map(({ campaign: { id, headline, hill } }) => (
          <li className="skyline-peak" key={id}>
            <a href={`#${id}`}>
              <strong>
                <Claim id={headline.claim} />
              </strong>{' '}
              {headline.label}
              {headline.within && (
                <>
                  {' in '}
                  <Claim id={headline.within} />
                </>
              )}
            </a>
            <small>One dot is {hill.unit}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
