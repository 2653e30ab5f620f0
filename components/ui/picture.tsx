/** A picture from content/: the browser chooses the format and width, loads it near the viewport, and reserves its space until then. */
import type { Picture as PictureData } from '../../content/schemas/pictures.ts';
import { type Address, hrefOf } from '../../generator/react/address.ts';
import { useSite } from '../context/site.tsx';

type PictureProps = {
  of: PictureData;
  /** The text alternative; empty if the adjacent text says the same. */
  alt: string;
  /** The display width, in the syntax of the `sizes` attribute: "(min-width: 48rem) 44rem, 100vw". */
  sizes: string;
  className?: string;
};

export const Picture = (props: PictureProps) => pictureElement(props, useSite().address);

/** The same for callers outside a SiteProvider. */
export function pictureElement({ of, alt, sizes, className }: PictureProps, address: Address) {
  return (
    <picture>
      {of.sources.map(({ type, files }) => (
        <source
          type={type}
          srcSet={files.map(({ path, width }) => `${hrefOf(path, address)} ${width}w`).join()}
          sizes={sizes}
          key={type}
        />
      ))}
      <img
        className={className}
        src={hrefOf(of.src, address)}
        width={of.width}
        height={of.height}
        alt={alt}
        loading="lazy"
      />
    </picture>
  );
}
