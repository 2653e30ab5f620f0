/** The last section of a page: an invitation, buttons, and the phone number. */
import './call-to-action.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import { useSite } from '../context/site.tsx';
import { telUrl } from '../lib/contact.ts';
import { hoursLine } from '../ui/hours.tsx';
import { Text } from '../ui/inline-markdown.tsx';
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
