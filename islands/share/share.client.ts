/** The Share button: the device's own way of sharing, else the address is copied; the links below it stay for those who want them. */
for (const share of document.querySelectorAll<HTMLDetailsElement>('.share')) {
  const status = share.nextElementSibling as Element;
  share.addEventListener('toggle', () => {
    if (!share.open) status.textContent = '';
  });
  share.querySelector('summary')?.addEventListener('click', async event => {
    // The links are closed again.
    if (share.open) return;
    // Without what a campaign hung on the address.
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) {
        event.preventDefault();
        await navigator.share({ title: document.title, url });
      } else {
        await navigator.clipboard.writeText(url);
        if (share.open) status.textContent = 'Link copied';
      }
    } catch {
      // The device's list was closed without a choice, or the clipboard is closed to us.
      share.open = true;
    }
  });
}

export {};
