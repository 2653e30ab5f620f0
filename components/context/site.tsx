/** What any component may need to know about the site. The shell provides it. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Rates } from '../../content/schemas/rates.ts';
import type { Claims, Navigation, Site } from '../../content/schemas/site.ts';
import type { Address } from '../lib/address.ts';

export type SiteContext = {
  address: Address;
  site: Site;
  navigation: Navigation;
  claims: Claims;
  rates: Rates;
  /** The URL of the SVG file with all dot drawings. */
  art: string;
  /** The paths of everything that has a drawing in it. */
  drawings: readonly string[];
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
