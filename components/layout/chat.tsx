/** The floating button on every page that opens a panel with a link into a WhatsApp chat. A popover, so that it needs no script. */
import '../ui/button.css';
import './chat.css';
import { usePage, useSite } from '../context/site.tsx';
import { chatUrl } from '../lib/contact.ts';
import { Icon } from '../ui/icon.tsx';
import { ExternalLink } from '../ui/link.tsx';

export function Chat() {
  const { site, words } = useSite();
  const { chatNumber } = usePage();
  const { chat } = words;
  return (
    <aside className="chat" aria-label={chat.label}>
      <button className="chat-button circle" type="button" popoverTarget="chat" aria-label={chat.open}>
        <Icon name="chat" className="chat-open" />
        <Icon name="close" className="chat-close" />
      </button>
      <div className="chat-panel" id="chat" popover="auto" role="dialog" aria-labelledby="chat-title">
        <div className="chat-head">
          <p className="semibold" id="chat-title">
            {chat.title}
          </p>
          <p>{chat.reply}</p>
        </div>
        <div className="chat-body stack-3">
          <p className="chat-bubble">{chat.greeting}</p>
          <ExternalLink
            className="chat-start button"
            to={chatUrl(site.chat[chatNumber], words.chatText)}
            end={null}
            newTab={words.newTab}
          >
            {chat.start}
          </ExternalLink>
          <button className="chat-later" type="button" popoverTarget="chat" popoverTargetAction="hide">
            {chat.later}
          </button>
        </div>
      </div>
    </aside>
  );
}
