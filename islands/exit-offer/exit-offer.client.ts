/** Opens the exit offer when the pointer leaves the page at the top, once per session and tab; booking closes it. */

/** The tab's session storage; where it is blocked, an object that lasts as long as the page. */
let session: Partial<Storage> = {};
try {
  session = sessionStorage;
} catch {}

const dialog = document.querySelector<HTMLDialogElement>('.exit-offer');

dialog?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a.button')) dialog.close();
});

// Captured, because browsers dispatch it on the document, on its root element, or on both; neither has a parent element.
document.addEventListener(
  'mouseleave',
  ({ target, clientY }) => {
    if ((target as Node).parentElement || clientY > 0 || session.exitOffer) return;
    // Not on touch screens, nor while a dialog is open or a field has the focus; a later leave opens it.
    if (!matchMedia('(hover) and (pointer:fine)').matches) return;
    if (document.querySelector(':modal, :is(input, select, textarea):focus')) return;
    dialog?.showModal();
    session.exitOffer = '1';
  },
  true,
);
