/** The last section of a page: an invitation, buttons, and the phone number. */
import './call-to-action.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import { usePage } from '../context/page.tsx';
import { useSite } from '../context/site.tsx';
import { medallion } from '../dots/drawings/page-drawings.ts';
import { hasSceneOf } from '../dots/drawings/scenes.ts';
import { Art, drawingId } from '../dots/page-art.tsx';
import { Frieze, Scene } from '../dots/scene.tsx';
import { telUrl } from '../lib/contact.ts';
import { hoursLine } from '../ui/hours.tsx';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { Link } from '../ui/link.tsx';

type CallToActionProps = {
  title: string;
  text: ReactNode;
  children: ReactNode;
  withoutPhone?: boolean;
  /** Ends with the wide drawing of the page; if that stands further up, there is a frieze. */
  hasScene?: boolean;
};

export function CallToAction({ title, text, children, withoutPhone = false, hasScene = false }: CallToActionProps) {
  const { site } = useSite();
  const isScenic = hasSceneOf(usePage().path);
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
      {isScenic ? hasScene ? <Scene /> : <Frieze /> : <Closing />}
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
