/** The Share button: the device's own way of sharing, else the address is copied; the links below it stay for those who want them. */
for (const share of document.querySelectorAll<HTMLDetailsElement>('.share')) {
  share.querySelector('summary')?.addEventListener('click', async event => {
    // Without what a campaign hung on the address.
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) {
        event.preventDefault();
        await navigator.share({ title: document.title, url });
      } else if (!share.open) {
        await navigator.clipboard.writeText(url);
        const status = share.nextElementSibling;
        if (status) status.textContent = 'Link copied';
      }
    } catch {
      // The device's list was closed without a choice, or the clipboard is closed to us: the links are there.
    }
  });
}

export {};
