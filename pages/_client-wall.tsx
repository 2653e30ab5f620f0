/** Clients as a wall of names on dyed cloth, and industries in a row of icons. */
import './_client-wall.css';
import { dyeOf } from '../components/lib/family.ts';
import { Icon } from '../components/ui/icon.tsx';
import { Sample } from '../components/ui/sample.tsx';
import type { Client, Industries } from '../content/schemas/proof.ts';
import { ClientMark } from './_client-story.tsx';

type ClientWallProps = { clients: Client[]; industries: Industries };

/** Marks the samples, unless all are samples: then one mark above the wall is enough. */
export function ClientWall({ clients, industries }: ClientWallProps) {
  const isMixed = clients.some(({ isSample }) => !isSample);
  return (
    <ul className="client-wall">
      {clients.map(({ id, name, logo, icon, industry, resultSnippet, services, isSample }, i) => (
        <li className={`client-cell bleed stack-2 ground-${dyeOf(i)}`} id={id} key={id}>
          <ClientMark of={{ logo, name }} />
          <h3 className="client-cell-name">{name}</h3>
          {isSample && isMixed && <Sample />}
          <p className="note">
            <Icon name={icon} /> {industries[industry]?.name}
          </p>
          <p>{resultSnippet}</p>
          <p className="note">{services.join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}

export const IndustryList = ({ industries }: { industries: Industries }) => (
  <ul className="industry-list">
    {Object.values(industries).map(({ name, icon }) => (
      <li className="industry" key={name}>
        <Icon name={icon} className="industry-icon" />
        {name}
      </li>
    ))}
  </ul>
);
