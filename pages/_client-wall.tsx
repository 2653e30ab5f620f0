/** The other clients as a wall of names on dyed cloth, and the industries of all. */
import './_client-wall.css';
import { dyeOf } from '../components/lib/family.ts';
import { Section } from '../components/sections/section.tsx';
import { Icon } from '../components/ui/icon.tsx';
import { Sample } from '../components/ui/sample.tsx';
import type { Client, Industries } from '../content/schemas/proof.ts';

type ClientWallProps = { clients: Client[]; industries: Industries };

export function ClientWall({ clients, industries }: ClientWallProps) {
  const isAllSample = clients.every(({ isSample }) => isSample);
  return (
    <Section
      title="Client Portfolio"
      intro={
        isAllSample && (
          <>
            <Sample /> The lines below the names are examples, until each client confirms them.
          </>
        )
      }
    >
      <ul className="client-wall">
        {clients.map(({ id, name, icon, industry, resultSnippet, services, isSample }, i) => (
          <li className={`client-cell stack-2 ground-${dyeOf(i)}`} id={id} key={id}>
            <p className="note">
              <Icon name={icon} /> {industries[industry]?.name}
            </p>
            <h3 className="size-xl">{name}</h3>
            {isSample && !isAllSample && <Sample />}
            <p>{resultSnippet}</p>
            <p className="note">{services.join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const IndustryList = ({ industries }: { industries: Industries }) => (
  <ul className="industry-list">
    {Object.values(industries).map(({ name, icon }) => (
      <li className="industry semibold" key={name}>
        <Icon name={icon} className="industry-icon" />
        {name}
      </li>
    ))}
  </ul>
);
