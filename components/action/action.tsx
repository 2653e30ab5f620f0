/** A link that is the next step: to a page, to the booking platform, or into a WhatsApp chat. */
import './action.css';
import type { ReactNode } from 'react';
import type { Desk } from '../../content/shapes/site.ts';
import { chatUrl } from '../chat/chat-url.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { useSite } from '../site/site.tsx';

type Look = { isQuiet?: boolean; children: ReactNode };

/** To a path of this site, or to another site. */
export function Action({ to, isQuiet = false, children }: Look & { to: string }) {
  return (
    <Link className={isQuiet ? 'action action-quiet' : 'action'} to={to}>
      {children}
      {to.startsWith('/') && <Icon name="arrow" />}
    </Link>
  );
}

/** To a booking page by its name in content/site.yaml. */
export function Book({ at, ...rest }: Look & { at: string }) {
  const { bookings } = useSite().site;
  const url = bookings[at];
  if (!url) throw new Error(`content/site.yaml names no booking page "${at}"`);
  return <Action to={url} {...rest} />;
}

/** Into a WhatsApp chat with the message already written. `desk` chooses the number that answers; on paper it is read. */
export function Chat({ text, desk = 'site', children }: { text: string; desk?: Desk; children: ReactNode }) {
  const { chat } = useSite().site;
  return (
    <Link className="action action-chat" to={chatUrl(chat[desk], text)} data-number={chat[desk]}>
      <Icon name="chat" />
      {children}
    </Link>
  );
}

/** Several next steps in a row; the first is the one that matters. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>;
}
