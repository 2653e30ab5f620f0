/** Where the site will stand: `origin` "https://name.example" and `base` "/" or "/folder/". */
export type Address = { origin: string; base: string };

/** An absolute address, split: "https://a.example/shop" → { origin: "https://a.example", base: "/shop/" }. */
export function addressOf(url: string): Address {
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.endsWith('/') ? pathname : `${pathname}/` };
}

/** Whether a text is the address of a site: "https://name.example/folder/". */
export const isAddress = (text: unknown): text is string =>
  typeof text === 'string' && /^https?:\/\/[^?#]+$/.test(text) && URL.canParse(text);
