/** What the shell provides for the components in it: the site's address and its islands, and whatever else a site adds. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Extensions } from '../markdown.ts';
import type { Address, BuildInfo, Scripts } from '../model.ts';

export type { BuildInfo };

/** `links` are those in the text of the page's entry to other texts and files: "../ovens/wood.md" → "/docs/ovens/wood/". */
export type Shell = {
  address: Address;
  scripts: Scripts;
  links?: Links | undefined;
  markdown?: Extensions | undefined;
};
type Links = Readonly<Record<string, string>>;

/** What the generator passes to the shell, pages/_document.tsx, besides the result of its own `props`. */
export type ShellProps<Head> = Shell & { path: string; head: Head; css: string; children: ReactNode };
const Context = createContext<Shell | undefined>(undefined);
export const ShellProvider = Context.Provider;

/** Returns what the shell provides; a site that provides more names the type, `useShell<Site>`. Browsers have no shell. */
export function useShell<Provided extends Shell = Shell>(): Provided {
  const shell = useContext(Context);
  if (shell) return shell as Provided;
  throw new Error(
    'what the shell provides was asked for outside of its ShellProvider, or in an island, which has none: pass what it shows as props',
  );
}
