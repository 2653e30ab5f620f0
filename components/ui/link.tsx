/** A link. A path ("/about/") is set under the site's folder; another site opens in a new tab, and says so. */
import type { AnchorHTMLAttributes } from 'react';
import { hrefOf, useSite } from '../site/site.tsx';
import { externalPath, PathIcon } from './icon.tsx';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & {
  /** A path of this site, an #anchor, an https address, tel: or mailto:. */
  to: string;
};

export function Link({ to, children, ...rest }: LinkProps) {
  const { address } = useSite();
  if (to.startsWith('https:'))
    return (
      <ExternalLink to={to} {...rest}>
        {children}
      </ExternalLink>
    );
  return (
    <a href={to.startsWith('/') ? hrefOf(to, address) : to} {...rest}>
      {children}
    </a>
  );
}

/** A link to another site. It needs no site around it, so islands can have it. In a text its arrow never stands on a line of its own. */
export function ExternalLink({ to, children, ...rest }: LinkProps) {
  const arrow = <PathIcon path={externalPath} />;
  const lastWord = typeof children === 'string' && !rest.className?.startsWith('button') && /\S+$/.exec(children);
  return (
    <a href={to} target="_blank" rel="noopener" {...rest}>
      {lastWord ? lastWord.input.slice(0, lastWord.index) : children}
      {lastWord ? (
        <span className="whole">
          {lastWord[0]}
          {arrow}
        </span>
      ) : (
        arrow
      )}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
