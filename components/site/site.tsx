/** What every component may need to know of the site; the shell provides it once. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Claims, Site } from '../../content/schemas/site.ts';

/** Where the site stands: origin "https://name.example", base "/" or "/folder/". */
export type Address = { origin: string; base: string };

/** The path of a file whose name changes with what it holds, by its page: "assets/art-[hash].svg.ts" → "/assets/art-1A2B3C4D.svg". */
export type PathOf = (pageFile: string) => string;

export type Known = {
  address: Address;
  site: Site;
  claims: Claims;
  /** The address of the file of pictures. */
  art: string;
  /** The component of an island → the address of its code. */
  islands: ReadonlyMap<(props: never) => ReactNode, string>;
};

const Context = createContext<Known | undefined>(undefined);

export const SiteProvider = Context.Provider;

/** The site around a component. */
export function useSite(): Known {
  const known = useContext(Context);
  if (known) return known;
  const error = new Error(
    'this uses the site outside the SiteProvider of pages/_document.tsx, where an island is, too: give it what it shows as props',
  );
  // The place to mend is where it is used.
  Error.captureStackTrace(error, useSite);
  throw error;
}

/** What a link to a path of this site holds: "/about/" on base "/repo/" → "/repo/about/". */
export const hrefOf = (path: string, { base }: Address): string => base + path.slice(1);

/** The absolute form of a path of this site, in the signs that addresses may have: "/café/" → "https://name.example/caf%C3%A9/". */
export const urlOf = (path: string, address: Address): string =>
  address.origin + hrefOf(path, address).replace(/[^!-~]+/g, encodeURIComponent);
