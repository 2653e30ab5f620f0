/** What any component may need to know about the site and about the page that it is on. The shell provides it. */
import { createContext, type Provider, useContext } from 'react';
import type { PageTone } from '../../content/schemas/common.ts';
import type { DrawingFile } from '../../content/schemas/drawings.ts';
import type { ChatNumber } from '../../content/schemas/site.ts';
import { type Shell, ShellProvider, useShell } from '../../generator/react/shell.tsx';
import type { sharedBy, textsIn } from './from-content.ts';

type Art = ReturnType<typeof sharedBy>['art'];

export type SiteContext = Shell & ReturnType<typeof sharedBy> & ReturnType<typeof textsIn>;

export const SiteProvider: Provider<SiteContext> = ShellProvider;

/** Returns the site around a component. Throws outside of the SiteProvider, and in islands. */
export const useSite: () => SiteContext = useShell<SiteContext>;

/** The page's path in English, its tone, the code of its language, the draft message of its chat, and which phone number answers. */
type PageContext = { path: string; tone: PageTone; language: string; chatText: string; chatNumber: ChatNumber };

const Page = createContext<PageContext>({ path: '/', tone: 'brand', language: 'en', chatText: '', chatNumber: 'site' });

export const PageProvider = Page.Provider;

export const usePage = (): PageContext => useContext(Page);

export const useDrawing = (folder: keyof Art, name: string): DrawingFile =>
  findDrawing(folder, useSite().art[folder], name);

export function findDrawing(folder: string, files: readonly Art['drawings'][number][], name: string): DrawingFile {
  const found = files.find(({ slug }) => slug === name);
  if (found) return found;
  const names = files.map(({ slug }) => slug).join(', ');
  throw new Error(`there is no components/art/${folder}/${name}.svg, but ${names}`, { cause: { text: name } });
}
