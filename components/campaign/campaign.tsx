/** A campaign's card: the result first and large, then what it took. */
import './campaign.css';
import type { Campaign } from '../../content/shapes/proof.ts';
import { Claim, Figure } from '../claim/claim.tsx';

export function Campaigns({ campaigns }: { campaigns: Campaign[] }) {
  return (
    <ul className="campaigns">
      {campaigns.map(({ id, title, story, headline, facts }) => (
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
