/** What the tab remembers from page to page; where that is blocked, the page does. */
export let session: Partial<Storage> = {};
try {
  session = sessionStorage;
} catch {}
