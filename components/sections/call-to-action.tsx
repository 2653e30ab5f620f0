/** The last section of a page: an invitation, buttons, and the phone number. */
import './call-to-action.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import { usePage } from '../context/page.tsx';
import { useSite } from '../context/site.tsx';
import { medallion } from '../dots/drawings/page-drawings.ts';
import { Art, drawingId } from '../dots/page-art.tsx';
import { telUrl } from '../lib/contact.ts';
import { hoursLine } from '../ui/hours.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';

type CallToActionProps = {
  title: string;
  text: ReactNode;
  children: ReactNode;
  withoutPhone?: boolean;
  /** <Scene />, or <Frieze /> if that stands further up; otherwise there is the page's drawing or half a medallion. */
  scene?: ReactNode;
};

export function CallToAction({ title, text, children, withoutPhone = false, scene }: CallToActionProps) {
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
        {!withoutPhone && (
          <p className="call-to-action-phone">
            Or call <Link to={telUrl(site.phone)}>{site.phone}</Link>, <span>{hoursLine(site.hours.visible)}.</span>
          </p>
        )}
      </div>
      {scene ?? <Closing />}
    </section>
  );
}

/** The page's drawing, or half a medallion, on the border below. */
function Closing() {
  const { path } = usePage();
  const { drawings } = useSite();
  if (drawings.includes(path)) return <Art className="call-to-action-art" id={drawingId(path)} />;
  const { width, height } = medallion;
  return <Art className="call-to-action-art call-to-action-medallion" id="medallion" width={width} height={height} />;
}
