/** Photographs of content/photos.yaml with their captions, side by side; one alone is as wide as the page. Nothing, until there is one. */
import './photos.css';
import type { Photos as AllPhotos } from '../../content/schemas/pictures.ts';
import { Picture } from '../../generator/react/picture.tsx';
import { useSite } from '../context/site.tsx';

export const Photos = ({ of: photos = [] }: { of: AllPhotos[keyof AllPhotos] }) =>
  photos.length > 0 && (
    <div className="photos grid">
      {photos.map(({ file, alt, caption }, i) => (
        <figure className="stack-2" key={i}>
          <Picture
            of={file}
            alt={alt}
            sizes={photos.length > 1 ? '(width >= 44rem) 50vw, 100vw' : '100vw'}
            className="photo"
          />
          {caption && <figcaption className="legend">{caption}</figcaption>}
        </figure>
      ))}
    </div>
  );

/** The founder's portrait. Nothing, until site.yaml names one. */
export function FounderPortrait({ sizes }: { sizes: string }) {
  const { portrait } = useSite().site.founder;
  return portrait && <Picture of={portrait.file} alt={portrait.alt} sizes={sizes} className="founder-portrait" />;
}
