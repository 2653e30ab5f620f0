/** A link. A path ("/about/") is set under the site's folder; another site opens in a new tab, and says so. */
import type { AnchorHTMLAttributes } from 'react';
import { Icon } from '../icon/icon.tsx';
import { hrefOf, useSite } from '../site/site.tsx';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & {
  /** A path of this site, an #anchor, an https address, tel: or mailto:. */
  to: string;
};

export function Link({ to, children, ...rest }: LinkProps) {
  const { address } = useSite();
  if (!to.startsWith('https:')) {
    return (
      <a href={to.startsWith('/') ? hrefOf(to, address) : to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" {...rest}>
      {children}
      <Icon name="external" />
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  );
}
