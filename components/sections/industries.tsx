/** The industries, each with the clients that are in it: a dot before every one of them. */
import './industries.css';
import type { Industries as ByKey, Client } from '../../content/schemas/proof.ts';
import { Icon } from '../ui/icon.tsx';

export function Industries({ industries, clients }: { industries: ByKey; clients: Client[] }) {
  return (
    <ul className="industries">
      {Object.entries(industries).map(([id, { name, icon }]) => (
        <li className="industry" key={id}>
          <Icon name={icon} />
          <h3 className="industry-name">{name}</h3>
          <ul>
            {clients
              .filter(({ industry }) => industry === id)
              .map(client => (
                <li className="industry-client" key={client.id}>
                  {client.name}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
