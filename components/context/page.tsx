/** What components may need to know about the page that they are on. The shell provides it. */
import { createContext, useContext } from 'react';
import type { PageTone } from '../../content/schemas/common.ts';
import type { ChatNumber } from '../../content/schemas/site.ts';

/** The page's path in English, its tone, the code of its language, the draft message of its chat, and which phone number answers. */
type PageContext = { path: string; tone: PageTone; language: string; chatText: string; chatNumber: ChatNumber };

const Context = createContext<PageContext>({
  path: '/',
  tone: 'brand',
  language: 'en',
  chatText: '',
  chatNumber: 'site',
});

export const PageProvider = Context.Provider;

/** Returns the page around a component. */
export const usePage = (): PageContext => useContext(Context);
