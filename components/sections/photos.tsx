/** Photographs of content/photos.yaml with their captions, side by side; one alone has its caption beside it. Nothing, until there is one. */
import './photos.css';
import type { Photos as AllPhotos } from '../../content/schemas/pictures.ts';
import { Picture } from '../../generator/react/picture.tsx';

export const Photos = ({ of: photos = [] }: { of: AllPhotos[keyof AllPhotos] }) =>
  photos.length > 0 && (
    <div className="photos grid">
      {photos.map(({ file, alt, caption }, i) => (
        <figure className={photos.length > 1 ? 'stack-2' : 'split'} key={i}>
          <Picture of={file} alt={alt} sizes="(width >= 44rem) 50vw, 100vw" className="photo" />
          {caption && <figcaption className="legend">{caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
