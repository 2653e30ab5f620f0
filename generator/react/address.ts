/** URLs of a site, at whatever address it is deployed. */
import type { Address } from '../model.ts';

export type { Address };

/** Returns the path of a file with a content hash in its name, by the page that makes it: "assets/art-[hash].svg.ts" → "/assets/art-1A2B3C4D.svg". */
export type PathOf = (pageFile: string) => string;

/** Returns the href for a path of this site: "/about/" on base "/repo/" → "/repo/about/". */
export const hrefOf = (path: string, { base }: Address): string => base + path.slice(1);

/** Returns the absolute, percent-encoded URL of a path of this site: "/café/" → "https://name.example/caf%C3%A9/". */
export const urlOf = (path: string, address: Address): string =>
  address.origin + hrefOf(path, address).replace(/[^!-~]+/g, encodeURIComponent);
