/** Opens the offer, once a session, when the pointer leaves through the top. */
import { mayOpen } from './exit.ts';

const dialog = document.querySelector<HTMLDialogElement>('.exit-offer');
/** For where the session's storage is blocked: then once a page. */
let isSeen = false;

// Captured, so that one listener hears it from the document and from its root, of which browsers choose one or both; neither is in an element.
document.addEventListener(
  'mouseleave',
  ({ target, clientY: y }) => {
    if ((target as Node).parentElement) return;
    try {
      isSeen ||= !!sessionStorage.exitOffer;
    } catch {}
    const hasPointer = matchMedia('(hover:hover) and (pointer:fine)').matches;
    const isBusy = !!document.querySelector(':popover-open, :modal, :is(input, select, textarea):focus');
    if (!mayOpen({ y, isSeen, hasPointer, isBusy })) return;
    isSeen = true;
    dialog?.showModal();
    try {
      sessionStorage.exitOffer = 1;
    } catch {}
  },
  true,
);
