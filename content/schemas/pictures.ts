/** Pictures: image files next to the content that refers to them. A build converts them to several sizes and modern formats. */
import { z } from 'zod';
import type { Picture } from '../../generator/model.ts';
import { text } from './common.ts';

/** The path of a picture: "photo.jpg" next to the file that refers to it, "/photos/photo.jpg" for content/photos. */
export const pictureFile = z.string().meta({ picture: true }) as unknown as z.ZodType<Picture, string>;

/** A picture with its text alternative. */
export const picture = z.strictObject({ file: pictureFile, alt: text });

const photoList = z.array(picture.extend({ caption: text.optional() })).optional();

/** Photographs that only the owner can take. A list that is left out shall stay empty; preflight asks for those that are empty. */
export const photos = z.strictObject({ office: photoList, class: photoList, work: photoList });

export type Photos = z.infer<typeof photos>;
