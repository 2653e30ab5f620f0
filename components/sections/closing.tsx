/** The last section of a page: an invitation, buttons, and the phone number. */
import './closing.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import { telUrl } from '../site/contact.ts';
import { useSite } from '../site/site.tsx';
import { hoursLine } from '../ui/hours.tsx';
import { Text } from '../ui/inline.tsx';
import { Link } from '../ui/link.tsx';

type ClosingProps = { title: string; text: ReactNode; children: ReactNode; withoutPhone?: boolean };

export function Closing({ title, text, children, withoutPhone = false }: ClosingProps) {
  const { site } = useSite();
  const id = slug(title);
  return (
    <section className="closing stack-5 dark">
      <h2 className="closing-title display" id={id}>
        {title}
      </h2>
      <Text className="lead">{text}</Text>
      {children}
      {!withoutPhone && (
        <p className="closing-call">
          Or call <Link to={telUrl(site.phone)}>{site.phone}</Link>, <span>{hoursLine(site.hours.visible)}.</span>
        </p>
      )}
    </section>
  );
}
