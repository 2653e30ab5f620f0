/** The React contexts with what any component may need to know about the site and its page. The shell provides them. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Rates } from '../../content/schemas/rates.ts';
import type { ChatNumber, Claims, Navigation, Site } from '../../content/schemas/site.ts';

/** Where the site is deployed: origin "https://name.example", base "/" or "/folder/". */
export type Address = { origin: string; base: string };

/** Returns the path of a file with a content hash in its name, by the page that makes it: "assets/art-[hash].svg.ts" → "/assets/art-1A2B3C4D.svg". */
export type PathOf = (pageFile: string) => string;

export type SiteContext = {
  address: Address;
  site: Site;
  navigation: Navigation;
  claims: Claims;
  rates: Rates;
  /** The URL of the SVG file with all dot drawings. */
  art: string;
  /** Maps an island's component to the URL of its bundle. */
  islands: ReadonlyMap<(props: never) => ReactNode, string>;
};

const Context = createContext<SiteContext | undefined>(undefined);

export const SiteProvider = Context.Provider;

/** Returns the site around a component. Throws outside a SiteProvider, which includes islands. */
export function useSite(): SiteContext {
  const context = useContext(Context);
  if (context) return context;
  const error = new Error(
    'useSite was called outside the SiteProvider of pages/_document.tsx, or in an island, which has none: pass what it shows as props',
  );
  // Blame the caller, whose line needs the fix.
  Error.captureStackTrace(error, useSite);
  throw error;
}

/** What components may need to know about the page that they are on: its path, the draft message of its chat, and which phone number answers. */
type PageContext = { path: string; chatText: string; chatNumber: ChatNumber };

const Page = createContext<PageContext>({ path: '/', chatText: '', chatNumber: 'site' });

export const PageProvider = Page.Provider;

/** Returns the page around a component of its main content. */
export const usePage = (): PageContext => useContext(Page);

/** Returns the href for a path of this site: "/about/" on base "/repo/" → "/repo/about/". */
export const hrefOf = (path: string, { base }: Address): string => base + path.slice(1);

/** Returns the absolute, percent-encoded URL of a path of this site: "/café/" → "https://name.example/caf%C3%A9/". */
export const urlOf = (path: string, address: Address): string =>
  address.origin + hrefOf(path, address).replace(/[^!-~]+/g, encodeURIComponent);
