/** Opens the offer, once a session, when the pointer leaves through the top. */
import { session } from '../../components/site/session.ts';

const dialog = document.querySelector<HTMLDialogElement>('.exit-offer');

/** The session is the browser's: so tabs tell each other what they have seen, and one that has seen nothing asks. */
let tabs: BroadcastChannel | undefined;
const tell = () => tabs?.postMessage(session.exitOffer);
addEventListener('pageshow', () => {
  tabs = new BroadcastChannel('exit-offer');
  tabs.onmessage = ({ data }) => {
    if (data) session.exitOffer = data;
    else if (session.exitOffer) tell();
  };
  tell();
});
// Open, it could keep the page from being there at once when the visitor comes back.
addEventListener('pagehide', () => tabs?.close());

const isPointed = matchMedia('(hover:hover) and (pointer:fine)');

// Captured, so that one listener hears it from the document and from its root, of which browsers choose one or both; neither is in an element.
document.addEventListener(
  'mouseleave',
  ({ target, clientY }) => {
    if ((target as Node).parentElement || clientY > 0 || session.exitOffer || !isPointed.matches) return;
    // It waits for another time while something is open or being filled.
    if (document.querySelector(':popover-open, :modal, :is(input, select, textarea):focus')) return;
    dialog?.showModal();
    session.exitOffer = '1';
    tell();
  },
  true,
);
