/** The Share button opens the system's share sheet or, without one, copies the URL and shows the share links. */
for (const share of document.querySelectorAll<HTMLDetailsElement>('.share')) {
  const status = share.nextElementSibling as HTMLElement;
  share.firstElementChild?.addEventListener('click', async event => {
    status.textContent = '';
    // This click closes the links.
    if (share.open) return;
    // Without campaign parameters.
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) {
        event.preventDefault();
        await navigator.share({ title: document.title, url });
      } else {
        await navigator.clipboard.writeText(url);
        if (share.open) status.textContent = status.dataset.copied ?? '';
      }
    } catch {
      // The share sheet was dismissed, or the clipboard is blocked.
      share.open = true;
    }
  });
}
