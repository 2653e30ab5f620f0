/** The tab's session storage; a plain object, which lasts as long as the page, where storage is blocked. */
export let session: Partial<Storage> = {};
try {
  session = sessionStorage;
} catch {}
