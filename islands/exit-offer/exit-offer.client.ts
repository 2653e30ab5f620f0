/** Opens the exit offer when the pointer leaves the page at the top, once per session. */
import { session } from '../../components/site/session.ts';

const dialog = document.querySelector<HTMLDialogElement>('.exit-offer');

/** A session spans all tabs, so tabs broadcast that the offer was shown; a new tab's empty message asks the others for it. */
let tabs: BroadcastChannel | undefined;
const broadcast = () => tabs?.postMessage(session.exitOffer);
addEventListener('pageshow', () => {
  tabs = new BroadcastChannel('exit-offer');
  tabs.onmessage = ({ data }) => {
    if (data) session.exitOffer = data;
    else if (session.exitOffer) broadcast();
  };
  broadcast();
});
// An open channel could keep the page out of the back/forward cache.
addEventListener('pagehide', () => tabs?.close());

// Captured, because browsers dispatch it on the document, on its root element, or on both; neither has a parent element.
document.addEventListener(
  'mouseleave',
  ({ target, clientY }) => {
    if ((target as Node).parentElement || clientY > 0 || session.exitOffer) return;
    // Not on touch screens, nor while something is open or a field has the focus; a later leave opens it.
    if (!matchMedia('(hover) and (pointer:fine)').matches) return;
    if (document.querySelector(':popover-open, :modal, :is(input, select, textarea):focus')) return;
    dialog?.showModal();
    session.exitOffer = '1';
    broadcast();
  },
  true,
);
