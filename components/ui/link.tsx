/** A link. A path ("/about/") gets the site's base; another site opens in a new tab, and the link says so to screen readers. */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useSite } from '../context/site.tsx';
import { hrefOf } from '../lib/address.ts';
import { externalPath, PathIcon } from './icon.tsx';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & {
  /** A path of this site, an #anchor, an https: URL, tel: or mailto:. */
  to: string;
};

export function Link({ to, children, ...rest }: LinkProps) {
  const { address } = useSite();
  if (to.startsWith('https:')) {
    // After plain text, keep the arrow with the last word, so that it never wraps onto a line of its own; a long word may have to break.
    const [, before, word] = (typeof children === 'string' && /^(.*\s)?(\S{1,20})$/s.exec(children)) || [];
    const end = word && (
      <span className="nowrap">
        {word}
        <PathIcon path={externalPath} />
      </span>
    );
    return (
      <ExternalLink to={to} {...rest} {...(end && { end })}>
        {word ? before : children}
      </ExternalLink>
    );
  }
  return (
    <a href={to.startsWith('/') ? hrefOf(to, address) : to} {...rest}>
      {children}
    </a>
  );
}

/** A link to another site, with an arrow at its end. Islands can use it, since it does not call `useSite`. */
export function ExternalLink({
  to,
  children,
  end = <PathIcon path={externalPath} />,
  ...rest
}: LinkProps & { end?: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener" {...rest}>
      {children}
      {end}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
