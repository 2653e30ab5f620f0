/** What any component may need to know about the site. The shell provides it. */
import type { Provider } from 'react';
import type { Language } from '../../content/in-language.ts';
import type { Offer } from '../../content/offers.ts';
import type { Names } from '../../content/records.ts';
import type { Content } from '../../content/schema.ts';
import type { Words } from '../../content/schemas/languages.ts';
import type { Claims, Navigation, Site } from '../../content/schemas/site.ts';
import { type Shell, ShellProvider, useShell } from '../../generator/react/shell.tsx';

/** The drawings in the folders of components/art/. */
export type Art = Pick<Content, 'drawings' | 'scenes' | 'covers'>;

export type SiteContext = Shell & {
  site: Site;
  navigation: Navigation;
  claims: Claims;
  offers: readonly Offer[];
  /** The names of pages, by their paths. */
  names: Names;
  art: Art;
  /** What the pages of several offers share. */
  sharedTexts: Content['offers'];
  languages: readonly Language[];
  /** The words of the shell and of shared components, in the language of the page. */
  words: Words;
};

export const SiteProvider: Provider<SiteContext> = ShellProvider;

/** Returns the site around a component. Throws outside of the SiteProvider, and in islands. */
export const useSite: () => SiteContext = useShell<SiteContext>;
