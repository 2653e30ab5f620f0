/** The follow-up of an enquiry as a chat. Each row is the time, a message after the name of who sends it, and what follows. */
import './chat-thread.css';
import { Artefact } from '../../../components/sections/artefact.tsx';
import type { Sheet } from '../../../content/schemas/offers.ts';

export const ChatThread = ({ title, rows }: Sheet) => (
  <Artefact frame="phone" title={title}>
    <ol className="stack">
      {rows.map(([when, message = '', next], i) => {
        const [from, ...words] = message.split(': ');
        return (
          <li className={i > 0 ? 'thread-reply stack-2' : 'stack-2'} key={when}>
            <p className={i > 0 ? 'thread-message tone-deep' : 'thread-message'}>
              <small className="thread-from">
                {from}, {when}
                <span className="sr-only">: </span>
              </small>
              {words.join(': ')}
            </p>
            <p>{next}</p>
          </li>
        );
      })}
    </ol>
  </Artefact>
);
