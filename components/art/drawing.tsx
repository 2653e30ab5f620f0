/** The drawings in components/art/: those of drawings/, which stand in a place, and those of scenes/, on which the section that they are in stands. */
import './drawing.css';
import type { PageTone, Tone } from '../../content/schemas/common.ts';
import { hrefOf } from '../../generator/react/address.ts';
import { useDrawing, usePage, useSite } from '../context/site.tsx';
import { DotDrawing } from './dot-drawing.tsx';
import { tie } from './tie.ts';

type DrawingProps = { of: string | undefined; className?: string };

export const defaultDrawing = 'thirteen-dots';

export const Drawing = ({ of = defaultDrawing, className }: DrawingProps) => (
  <DotDrawing className={className} drawing={tie(useDrawing('drawings', of))} />
);

/** The same below the first view: on an area in the tone `on`, or on a swatch in its own. */
export function LazyDrawing({ of = defaultDrawing, on, className = '' }: DrawingProps & { on?: Tone | undefined }) {
  const own = (useDrawing('drawings', of).tone ?? 'deep') as Tone;
  const ground = on ? '' : `drawing-swatch tone-${own}`;
  return <DrawingImage folder="drawings" of={of} on={on ?? own} className={`drawing ${ground} ${className}`} />;
}

/** A scene, for a hero. Of a wide one, a narrow screen shows about half: its middle, or what its file says. */
export function Scene({ of }: { of: string }) {
  const file = useDrawing('scenes', of);
  return <DotDrawing className="scene full-width" drawing={tie(file)} fit={file.side ?? 'xMidYMid slice'} />;
}

/** What a drawing stands on: a tone, or the paper of a page. */
type Ground = PageTone | 'contrast' | 'plain' | 'tinted';

/** The same below the first view, on the tone of its section. */
export function LazyScene({ of, on }: { of: string; on: Ground | 'page' }) {
  const { tone } = usePage();
  return <DrawingImage folder="scenes" of={of} on={on === 'page' ? tone : on} className="scene full-width" />;
}

type DrawingImageProps = { folder: 'drawings' | 'scenes'; of: string; on: Ground; className: string };

/** A file of pages/drawings/ that the browser loads when it comes near, so that a page parses only what it shows. */
function DrawingImage({ folder, of, on, className }: DrawingImageProps) {
  const { columns, rows } = useDrawing(folder, of);
  const src = hrefOf(`/drawings/${drawingNameOf(folder, of, on)}.svg`, useSite().address);
  return <img className={className} src={src} width={10 * columns} height={10 * rows} alt="" loading="lazy" />;
}

/** Returns the name of a drawing's file on a ground: "drawings", "shop", "deep" → "drawings-shop-dark". */
export const drawingNameOf = (folder: string, name: string, on: Ground): string =>
  `${folder}-${name}-${['bright', 'plain', 'tinted'].includes(on) ? 'bright' : 'dark'}`;
