/** The last section of a page: an invitation, buttons, and the phone number. */
import './call-to-action.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import { useSite } from '../context/site.tsx';
import { medallion } from '../dots/drawings/page-drawings.ts';
import { Art } from '../dots/page-art.tsx';
import { telUrl } from '../lib/contact.ts';
import { hoursLine } from '../ui/hours.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';

type CallToActionProps = {
  title: string;
  text: ReactNode;
  children: ReactNode;
  /** <Scene />, or <Frieze /> if that stands further up; otherwise there is half a medallion. */
  scene?: ReactNode;
};

export function CallToAction({ title, text, children, scene }: CallToActionProps) {
  const { site } = useSite();
  const isScenic = Boolean(scene);
  return (
    <section className="call-to-action cloth">
      <div className={`call-to-action-words stack-5${isScenic ? ' call-to-action-above' : ''}`}>
        <h2 className="call-to-action-title display" id={slug(title)}>
          {title}
        </h2>
        <Paragraph className="lead">{text}</Paragraph>
        {children}
        <p className="call-to-action-phone">
          Or call <Link to={telUrl(site.phone)}>{site.phone}</Link>, <span>{hoursLine(site.hours.visible)}.</span>
        </p>
      </div>
      {scene ?? (
        <Art className="call-to-action-medallion" id="medallion" width={medallion.width} height={medallion.height} />
      )}
    </section>
  );
}
