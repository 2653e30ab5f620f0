/** A link that is the next step: to a page, to the booking platform, or into a WhatsApp chat. */
import './button.css';
import type { ReactNode } from 'react';
import type { Desk } from '../../content/schemas/site.ts';
import { chatUrl } from '../site/chat-url.ts';
import { useSite } from '../site/site.tsx';
import { chatPath, Icon, PathIcon } from './icon.tsx';
import { ExternalLink, Link } from './link.tsx';

type Look = { isQuiet?: boolean | undefined; children: ReactNode };

/** To a path of this site, or to another site. */
export function Button({ to, isQuiet = false, children }: Look & { to: string }) {
  return (
    <Link className={isQuiet ? 'button button-quiet' : 'button'} to={to}>
      {children}
      {to.startsWith('/') && <Icon name="arrow" />}
    </Link>
  );
}

/** To a booking page by its name in content/site.yaml. */
export function BookButton({ at, ...rest }: Look & { at: string }) {
  const { bookings } = useSite().site;
  const url = bookings[at];
  if (!url) throw new Error(`content/site.yaml names no booking page "${at}"`);
  return <Button to={url} {...rest} />;
}

type ChatProps = { text: string; children: ReactNode };

/** Into a WhatsApp chat with the message already written. `desk` chooses the number that answers. */
export function ChatButton({ desk = 'site', ...rest }: ChatProps & { desk?: Desk }) {
  const { chat } = useSite().site;
  return <ChatButtonTo phone={chat[desk]} {...rest} />;
}

/** The same for islands, which have no site around them. On paper the number is read. */
export function ChatButtonTo({ phone, text, children }: ChatProps & { phone: string }) {
  return (
    <ExternalLink className="button button-chat" to={chatUrl(phone, text)} data-number={phone}>
      <PathIcon path={chatPath} />
      {children}
    </ExternalLink>
  );
}

type Step = readonly [path: string, words: string];

type ButtonsProps = {
  /** A page to go to, and what leads there. */
  first?: Step;
  /** What the button to a booking page says, and the name of that page. */
  book?: ReactNode;
  at?: string;
  /** What a chat begins with, what its button says, and who answers. */
  chat?: string | false;
  chatAs?: ReactNode;
  desk?: Desk;
  /** Whether the chat is what matters. */
  isChatFirst?: boolean;
  /** A page that says more. */
  more?: Step;
  /** Any others; they stand before the chat. */
  children?: ReactNode;
};

/** Next steps in a row; the first is the one that matters. Islands write the row themselves: they have no site around them. */
export function Buttons(props: ButtonsProps) {
  const {
    first,
    book,
    at = 'call',
    chat,
    chatAs = 'Ask on WhatsApp',
    desk = 'site',
    isChatFirst,
    more,
    children,
  } = props;
  const booking = book && (
    <BookButton at={at} isQuiet={isChatFirst}>
      {book}
    </BookButton>
  );
  return (
    <div className="buttons row">
      {first && <Button to={first[0]}>{first[1]}</Button>}
      {!isChatFirst && booking}
      {children}
      {chat && (
        <ChatButton text={chat} desk={desk}>
          {chatAs}
        </ChatButton>
      )}
      {isChatFirst && booking}
      {more && (
        <Button to={more[0]} isQuiet>
          {more[1]}
        </Button>
      )}
    </div>
  );
}
