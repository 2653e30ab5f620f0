/** For schemas of sites, alone in its file: a command that needs no schema does not load zod. */
import { z } from 'zod';
import type { Picture } from '../model.ts';

/** The name of a picture: "photo.jpg" beside the file, "/photos/photo.jpg" in content/photos. Pages receive the picture. */
export const pictureFile = z.string().meta({ picture: true }) as unknown as z.ZodType<Picture, string>;
