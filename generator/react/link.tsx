/** A link. A path ("/about/") gets the site's base; an #anchor or the URL of another site stays as it is. */
import type { AnchorHTMLAttributes } from 'react';
import { hrefOf } from './address.ts';
import { useShell } from './shell.tsx';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

export function Link({ to, ...rest }: LinkProps) {
  const { address } = useShell();
  return <a href={to.startsWith('/') ? hrefOf(to, address) : to} {...rest} />;
}
