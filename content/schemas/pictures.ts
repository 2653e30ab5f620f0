/** Pictures: image files next to the content that refers to them. A build converts them to several sizes and modern formats. */
import { z } from 'zod';
import { pictureFile } from '../../generator/read/picture-file.ts';
import { text } from './common.ts';

/** A picture with its text alternative. */
export const picture = z.strictObject({ file: pictureFile, alt: text });

const photoList = z.array(picture.extend({ caption: text.optional() })).optional();

/** Photographs that only the owner can take. A list that is left out shall stay empty; preflight asks for those that are empty. */
export const photos = z.strictObject({ office: photoList, class: photoList, work: photoList });

export type Photos = z.infer<typeof photos>;
