/** A link. One to another site opens in a new tab, and says so to screen readers. */
import './icon.css';
import type { ReactNode } from 'react';
import { Link as PlainLink, type LinkProps as PlainLinkProps } from '../../generator/react/link.tsx';
import { usePage, useSite } from '../context/site.tsx';
import { languageOf, pathIn } from '../lib/language.ts';
import { externalPath, PathIcon } from './icon.tsx';

type LinkProps = Omit<PlainLinkProps, 'target' | 'rel'>;

/** `to` is a path of this site, an #anchor, an https: URL, tel: or mailto:. On a page in another language it leads to the page in this language, or says that there is none, unless it `isSaid` of its list. */
export function Link({ children, end, isSaid, ...rest }: LinkProps & { end?: ReactNode; isSaid?: boolean }) {
  const { language } = usePage();
  const { words, languages } = useSite();
  if (!rest.to.startsWith('https:')) {
    const to = pathIn(language, rest.to, languages);
    const isEnglish = to.startsWith('/') && language !== 'en' && languageOf(to, languages).code === 'en';
    return (
      <PlainLink {...rest} to={to} hrefLang={isEnglish ? 'en' : undefined}>
        {children}
        {isEnglish && !isSaid && <InEnglish path={to} />}
        {end}
      </PlainLink>
    );
  }
  return (
    <ExternalLink {...rest} newTab={words.newTab} end={end ?? gluedArrow}>
      {children}
    </ExternalLink>
  );
}

const gluedArrow = (
  <span className="icon-glued nowrap">
    <PathIcon path={externalPath} />
  </span>
);

/** Returns the language of a text in English, if that of the page is another one. */
export const useEnglish = (): 'en' | undefined => (usePage().language === 'en' ? undefined : 'en');

/** On a page in another language, says that what a link leads to is in English: a page of this site, or another site without a path. */
export function InEnglish({ path = '' }: { path?: string }) {
  const { words, languages } = useSite();
  const isShown = usePage().language !== 'en' && languageOf(path, languages).code === 'en';
  return isShown && <span className="nowrap"> {words.english}</span>;
}

/** A link to another site, with an arrow at its end. Islands can use it. */
export function ExternalLink({
  to,
  children,
  end = <PathIcon path={externalPath} />,
  newTab,
  ...rest
}: LinkProps & { end?: ReactNode; newTab: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" {...rest}>
      {children}
      {end}
      <span className="sr-only"> {newTab}</span>
    </a>
  );
}
