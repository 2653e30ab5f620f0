/** A campaign's card: the result first and large, then what it took. */
import './campaign.css';
import type { Campaign } from '../../content/shapes/proof.ts';

export function Campaigns({ campaigns }: { campaigns: Campaign[] }) {
  return (
    <ul className="campaigns">
      {campaigns.map(({ id, title, story, headline, facts }) => (
        <li className="campaign" id={id} key={id}>
          <p className="campaign-headline">
            <strong className="campaign-value figure">{headline.value}</strong> {headline.label}
          </p>
          <h3 className="campaign-title">{title}</h3>
          <p className="campaign-story">{story}</p>
          <dl className="campaign-facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="figure">{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
