/** A picture from content/: the browser chooses the format and width, loads it near the viewport, and reserves its space until then. */
import type { ImgHTMLAttributes } from 'react';
import type { Picture as PictureData } from '../model.ts';
import { hrefOf } from './address.ts';
import { useShell } from './shell.tsx';

export type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'width' | 'height'> & {
  of: PictureData;
  /** The text alternative; empty if the text beside it says the same. */
  alt: string;
  /** How wide it is shown, as in the attribute: "(min-width: 48rem) 44rem, 100vw". */
  sizes?: string;
};

export function Picture({ of, sizes = '100vw', loading = 'lazy', alt, ...rest }: PictureProps) {
  const { address } = useShell();
  const { src, width, height, sources } = of;
  return (
    <picture>
      {sources.map(({ type, files }) => (
        <source
          type={type}
          srcSet={files.map(({ path, width }) => `${hrefOf(path, address)} ${width}w`).join(', ')}
          sizes={sizes}
          key={type}
        />
      ))}
      <img {...rest} src={hrefOf(src, address)} width={width} height={height} alt={alt} loading={loading} />
    </picture>
  );
}
