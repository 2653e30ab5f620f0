/** Pictures: image files next to the content that refers to them. A build converts them to several sizes and modern formats. */
import { z } from 'zod';
import type { Picture } from '../../generator/model.ts';
import { text } from './common.ts';

/** The path of a picture: "photo.jpg" next to the file that refers to it, "/photos/photo.jpg" for content/photos. */
export const pictureFile = z.string().meta({ picture: true }) as unknown as z.ZodType<Picture, string>;

/** A picture with its text alternative. */
export const picture = z.strictObject({ file: pictureFile, alt: text });
