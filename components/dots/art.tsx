/** A picture out of the site's one file of pictures, art-file.ts: shown here in the colours of the place. */
import { useSite } from '../site/site.tsx';
import { Plane, type PlaneProps } from './dots.tsx';

/** Of the picture named so in the file: "skyline-fine". Its plane is that of a drawing unless given. */
export const Art = ({ id, ...rest }: { id: string } & Partial<Omit<PlaneProps, 'children'>>) => (
  <Plane width={260} height={220} {...rest}>
    <use href={`${useSite().art}#${id}`} />
  </Plane>
);

/** The name of a page's drawing: "/services/seo/" → "services-seo". */
export const drawingId = (path: string): string => path.slice(1, -1).replaceAll('/', '-');

/** The drawing of another page, where that page is named. */
export const PageArt = ({ path }: { path: string }) => <Art className="page-art" id={drawingId(path)} fit="xMinYMid" />;
