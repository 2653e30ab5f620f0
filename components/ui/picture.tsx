/** A picture of content: the newest form and the width that suit the browser, fetched when it is near the screen, and its room before that. */
import type { Picture as Made } from '../../content/schemas/pictures.ts';
import { type Address, hrefOf, useSite } from '../site/site.tsx';

export type PictureProps = {
  of: Made;
  /** What it shows, for whoever does not see it; empty where the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as the attribute `sizes` says it: "(min-width: 48rem) 44rem, 100vw". */
  sizes: string;
  className?: string;
};

export const Picture = (props: PictureProps) => pictureElement(props, useSite().address);

/** The same where no site is around it. */
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
