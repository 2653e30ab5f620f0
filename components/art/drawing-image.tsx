/** A drawing below the first view: a file of pages/drawings/ that the browser loads when it comes near, so that a page parses only what it shows. */
import type { PageTone } from '../../content/schemas/common.ts';
import { hrefOf } from '../../generator/react/address.ts';
import { useDrawing, useSite } from '../context/site.tsx';

/** What it stands on: a tone, or the paper of a page. */
export type Ground = PageTone | 'contrast' | 'plain' | 'tinted';

type DrawingImageProps = {
  /** Its folder in components/art/, and its name. */
  folder: 'drawings' | 'scenes';
  of: string;
  on: Ground;
  className: string;
};

export function DrawingImage({ folder, of, on, className }: DrawingImageProps) {
  const { columns, rows } = useDrawing(folder, of);
  const src = hrefOf(`/drawings/${drawingNameOf(folder, of, on)}.svg`, useSite().address);
  return <img className={className} src={src} width={10 * columns} height={10 * rows} alt="" loading="lazy" />;
}

/** Returns the name of a drawing's file on a ground: "drawings", "shop", "deep" → "drawings-shop-dark". */
export const drawingNameOf = (folder: string, name: string, on: Ground): string =>
  `${folder}-${name}-${['bright', 'plain', 'tinted'].includes(on) ? 'bright' : 'dark'}`;
