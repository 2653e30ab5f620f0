/** Choosing a link in the chat's panel or the menu closes it, also where the link stays on the page or opens a new tab. */
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[popover] a')) {
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  }
});

export {};
