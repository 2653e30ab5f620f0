/** A label that shows and hides what follows it. */
import './disclosure.css';
import type { ReactNode } from 'react';
import { Paragraph } from './inline-markdown.tsx';

type DisclosureProps = {
  label: ReactNode;
  /** The anchor. */
  id?: string;
  /** Opening one closes the others of the same name. */
  name?: string;
  className?: string;
  children: ReactNode;
};

export function Disclosure({ label, className = '', children, ...rest }: DisclosureProps) {
  return (
    <details className={`disclosure ${className}`} {...rest}>
      <summary className="disclosure-label">{label}</summary>
      {children}
    </details>
  );
}

/** Is collapsible on phones only: browsers that support ::details-content show it in full in print and on wider screens. */
export const PhoneDisclosure = ({ className = '', ...rest }: DisclosureProps) => (
  <Disclosure className={`disclosure-on-phones ${className}`} {...rest} />
);

/** What a question or a title opens, as inline Markdown. */
export const DisclosureText = ({ children }: { children: ReactNode }) => (
  <Paragraph className="disclosure-text">{children}</Paragraph>
);
