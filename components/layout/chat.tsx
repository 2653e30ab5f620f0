/** The floating button on every page that opens a panel with a link into a WhatsApp chat. A popover, so that it needs no script. */
import './chat.css';
import { usePage } from '../context/page.tsx';
import { useSite } from '../context/site.tsx';
import { chatUrl } from '../lib/chat-url.ts';
import { hoursLine } from '../ui/hours.tsx';
import { Icon } from '../ui/icon.tsx';
import { ExternalLink } from '../ui/link.tsx';

export function Chat() {
  const { site } = useSite();
  const { chatText, chatNumber } = usePage();
  return (
    <aside className="chat" aria-label="Chat">
      <button className="chat-button circle" type="button" popoverTarget="chat" aria-label="Chat with us on WhatsApp">
        <Icon name="chat" className="chat-open" />
        <Icon name="close" className="chat-close" />
      </button>
      <div className="chat-panel" id="chat" popover="auto" role="dialog" aria-labelledby="chat-title">
        <div className="chat-head">
          <p className="chat-title semibold" id="chat-title">
            {site.name} Support
          </p>
          <p>Typically replies within minutes</p>
          <p>{hoursLine(site.hours.visible)}</p>
        </div>
        <div className="chat-body stack-3">
          <p className="chat-bubble">Hi there! How can we help you grow your business today?</p>
          <ExternalLink className="chat-start" to={chatUrl(site.chat[chatNumber], chatText)} end={null}>
            Start Chat on WhatsApp
          </ExternalLink>
          <button className="chat-later" type="button" popoverTarget="chat" popoverTargetAction="hide">
            Maybe later
          </button>
        </div>
      </div>
    </aside>
  );
}
