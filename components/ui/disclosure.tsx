import './disclosure.css';
import type { ReactNode } from 'react';
import { Paragraph } from './inline-markdown.tsx';

type DisclosureProps = {
  label: ReactNode;
  id?: string;
  /** Opening one closes the others of the same name. */
  name?: string;
  /** Is collapsible on phones only: browsers that support ::details-content show it in full in print and on wider screens. */
  isOnPhones?: boolean;
  children: ReactNode;
};

export function Disclosure({ label, isOnPhones = false, children, ...rest }: DisclosureProps) {
  return (
    <details className={isOnPhones ? 'disclosure disclosure-on-phones' : 'disclosure'} {...rest}>
      <summary className="disclosure-label semibold">{label}</summary>
      {children}
    </details>
  );
}

export const DisclosureText = ({ children }: { children: ReactNode }) => (
  <Paragraph className="disclosure-text">{children}</Paragraph>
);
