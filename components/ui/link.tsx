/** A link. One to another site opens in a new tab, and says so to screen readers. */
import type { ReactNode } from 'react';
import { Link as PlainLink, type LinkProps as PlainLinkProps } from '../../generator/react/link.tsx';
import { externalPath, PathIcon } from './icon.tsx';

type LinkProps = Omit<PlainLinkProps, 'target' | 'rel'>;

/** `to` is a path of this site, an #anchor, an https: URL, tel: or mailto:. */
export function Link({ children, ...rest }: LinkProps) {
  if (!rest.to.startsWith('https:')) return <PlainLink {...rest}>{children}</PlainLink>;
  // After plain text, keep the arrow with the last word, so that it never wraps onto a line of its own; a long word may have to break.
  const [, before, word] = (typeof children === 'string' && /^(.*\s)?(\S{1,20})$/s.exec(children)) || [];
  const end = word && (
    <span className="nowrap">
      {word}
      <PathIcon path={externalPath} />
    </span>
  );
  return (
    <ExternalLink {...rest} {...(end && { end })}>
      {word ? before : children}
    </ExternalLink>
  );
}

/** A link to another site, with an arrow at its end. Islands can use it. */
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
