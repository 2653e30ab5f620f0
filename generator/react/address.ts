/** URLs of a site, at whatever address it is deployed. */
import type { Address } from '../model.ts';

export type { Address };

/** Returns the href for a path of this site: "/about/" on base "/repo/" → "/repo/about/". */
export const hrefOf = (path: string, { base }: Address): string => base + path.slice(1);

/** Returns the absolute, percent-encoded URL of a path of this site: "/café/" → "https://name.example/caf%C3%A9/". */
export const urlOf = (path: string, address: Address): string =>
  address.origin + hrefOf(path, address).replace(/[^!-~]+/g, encodeURIComponent);

/** Returns an address with which paths become absolute URLs, for a text that is read elsewhere, such as in a feed. */
export const absolute = ({ origin, base }: Address): Address => ({ origin, base: origin + base });
