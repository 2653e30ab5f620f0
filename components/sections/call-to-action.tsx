/** The last section of a page: an invitation, buttons, and the phone number. */
import './call-to-action.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import { useSite } from '../context/site.tsx';
import { Frieze } from '../dots/scene.tsx';
import { telUrl } from '../lib/contact.ts';
import { hoursLine } from '../ui/hours.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';

type CallToActionProps = {
  title: string;
  text: ReactNode;
  children: ReactNode;
  /** The drawing that it stands on: <Scene />, or, by default, the low row of the page. */
  scene?: ReactNode;
};

export function CallToAction({ title, text, children, scene = <Frieze /> }: CallToActionProps) {
  const { site } = useSite();
  return (
    <section className="call-to-action cloth">
      <div className="call-to-action-words stack-5">
        <h2 className="call-to-action-title display" id={slug(title)}>
          {title}
        </h2>
        <Paragraph className="lead">{text}</Paragraph>
        {children}
        <p className="call-to-action-phone">
          Or call <Link to={telUrl(site.phone)}>{site.phone}</Link>, <span>{hoursLine(site.hours.visible)}.</span>
        </p>
      </div>
      {scene}
    </section>
  );
}
