import './button.css';
import type { ReactNode } from 'react';
import { usePage, useSite } from '../context/site.tsx';
import { chatUrl } from '../lib/contact.ts';
import { chatPath, Icon, PathIcon } from './icon.tsx';
import { ExternalLink, InEnglish, Link } from './link.tsx';

type Look = { isQuiet?: boolean | undefined; children: ReactNode };

function Button({ to, isQuiet = false, children }: Look & { to: string }) {
  return (
    <Link
      className={isQuiet ? 'button button-quiet' : 'button'}
      to={to}
      end={to.startsWith('/') ? <Icon name="arrow" /> : to.startsWith('https:') && <Icon name="external" />}
    >
      <span>{children}</span>
    </Link>
  );
}

/** Links to a booking page by its name in content/site.yaml. Throws if there is none. */
export function BookButton({ at, children, ...rest }: Look & { at: string }) {
  const { bookings } = useSite().site;
  const url = bookings[at];
  if (!url) {
    const cause = { file: 'content/site.yaml', text: 'bookings' };
    throw new Error(`content/site.yaml has no booking page "${at}"`, { cause });
  }
  return (
    <Button to={url} {...rest}>
      {children}
      <InEnglish />
    </Button>
  );
}

/** `isFirst` gives it the look of the primary button of its row. */
type ChatProps = { text: string; isFirst?: boolean; children: ReactNode };

/** Opens a WhatsApp chat with the page's phone number, and `text` as the draft message. */
export function ChatButton(props: ChatProps) {
  const { site, words } = useSite();
  return <ChatButtonTo phone={site.chat[usePage().chatNumber]} newTab={words.newTab} {...props} />;
}

/** The same for islands, which cannot call `useSite`. */
export function ChatButtonTo({
  phone,
  text,
  isFirst,
  children,
  ...rest
}: ChatProps & { phone: string; newTab: string }) {
  return (
    <ExternalLink className={isFirst ? 'button' : 'button button-chat'} to={chatUrl(phone, text)} {...rest}>
      <PathIcon path={chatPath} />
      <span className="button-label">{children}</span>
    </ExternalLink>
  );
}

type Step = readonly [path: string, label: ReactNode];

export type ButtonsProps = {
  first?: Step | undefined;
  /** The label of the button to a booking page, or `true` for that of most; and that page's name in content/site.yaml. */
  book?: ReactNode;
  at?: string | undefined;
  /** The draft message of a button to the chat, or `true` for the page's; and its label. */
  chat?: string | boolean | undefined;
  chatLabel?: ReactNode;
  /** Puts the chat before the booking, as the primary button. In some languages it always is there. */
  isChatFirst?: boolean | undefined;
  more?: Step | undefined;
  /** How the labels go on for screen readers, where several rows of a page say the same: “Enroll Now”, “ in SEO Mastery”. */
  about?: string;
};

/** Several buttons in a row, the first of which is the primary one. Islands can use it. */
export const ButtonRow = ({ children }: { children: ReactNode }) => <div className="buttons row">{children}</div>;

export function Buttons({ first, book, at = 'call', chatLabel, more, about, ...rest }: ButtonsProps) {
  const page = usePage();
  const { words } = useSite();
  const { isChatFirst = words.isChatFirst, chat = Boolean(book) && words.isChatFirst } = rest;
  const end = about && <span className="sr-only">{about}</span>;
  const booking = book && (
    <BookButton at={at} isQuiet={isChatFirst}>
      {book === true ? words.freeCall : book}
      {end}
    </BookButton>
  );
  return (
    <ButtonRow>
      {first && (
        <Button to={first[0]}>
          {first[1]}
          {end}
        </Button>
      )}
      {!isChatFirst && booking}
      {chat && (
        <ChatButton
          text={chat === true ? page.chatText : chat}
          isFirst={!first && (isChatFirst || !booking) && Boolean(booking || more)}
        >
          {chatLabel ?? words.ask}
          {end}
        </ChatButton>
      )}
      {isChatFirst && booking}
      {more && (
        <Button to={more[0]} isQuiet>
          {more[1]}
        </Button>
      )}
    </ButtonRow>
  );
}
