/** What lies over the page. A menu and the chat's panel close when somebody chooses a link in them, also one that stays on the page, and when the focus leaves them. */
addEventListener('click', ({ target }) => {
  (target as Element).closest('a')?.closest<HTMLElement>(':popover-open')?.hidePopover();
});

addEventListener('focusin', event => {
  const target = event.target as HTMLButtonElement;
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
    // The button that opened it closes it by itself.
    if (!open.contains(target) && target.popoverTargetElement !== open) open.hidePopover();
  }
});

/** The chat's button steps aside where the same can be had from the page, or would be covered: links to book and to chat, fields, the footer. */
const inView = new Set<Element>();
const sight = new IntersectionObserver(entries => {
  for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
  document.querySelector('.chat')?.classList.toggle('chat-aside', inView.size > 0);
});
for (const element of document.querySelectorAll('main .buttons, .field, footer')) sight.observe(element);

export {};
