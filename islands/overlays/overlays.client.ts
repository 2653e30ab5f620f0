/** Popovers (menus and the chat panel) close when a link in them is clicked, even one to the same page, and when the focus leaves them. */
addEventListener('click', ({ target }) => {
  (target as Element).closest('a')?.closest<HTMLElement>(':popover-open')?.hidePopover();
});

addEventListener('focusin', event => {
  const target = event.target as HTMLButtonElement;
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
    // The popover's own button toggles it.
    if (!open.contains(target) && target.popoverTargetElement !== open) open.hidePopover();
  }
});

/** A question that is opened comes into view: the answer above it, which closes, may have drawn it under the header. */
addEventListener(
  'toggle',
  ({ target }) => {
    if ((target as HTMLDetailsElement).open) (target as Element).scrollIntoView({ block: 'nearest' });
  },
  true,
);

/** The chat button steps aside while the viewport has buttons that offer the same, or fields or the footer that it would cover. */
const inView = new Set<Element>();
const sight = new IntersectionObserver(entries => {
  for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
  document.querySelector('.chat')?.classList.toggle('chat-aside', inView.size > 0);
});
for (const element of document.querySelectorAll('main .buttons, .field, footer')) sight.observe(element);

export {};
