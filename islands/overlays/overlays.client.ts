/** A menu and the chat's panel close when somebody chooses a link in them, also one that stays on the page, and when the focus leaves them. */
document.addEventListener('click', ({ target }) => {
  (target as Element).closest('a')?.closest<HTMLElement>(':popover-open')?.hidePopover();
});

document.addEventListener('focusin', event => {
  const target = event.target as HTMLButtonElement;
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
    // The button that opened it closes it by itself.
    if (!open.contains(target) && target.popoverTargetElement !== open) open.hidePopover();
  }
});

export {};
