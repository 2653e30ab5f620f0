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
