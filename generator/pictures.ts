/**
 * Pictures of content: what pages see of them, and the files that browsers get, in widths and forms that sharp makes. Their names are known
 * before they are made, so that nothing waits for them: each is a route like others, which the cache knows when it was made before.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FormatEnum } from 'sharp';
import { errorAt } from './diagnostics/diagnostics.ts';
import { hashOf, nameHashOf, type Page, type Picture, type Route } from './model.ts';
import { deepFreeze } from './plain-values.ts';

/** A file that is made of a picture: its path, "assets/photo-960-1A2B3C4D.avif", the picture's own, "content/blog/photo.jpg", and how. */
type PictureFile = { path: string; from: string; hash: string; width: number; format: string };

/** A picture as its file says: what pages see of it, and the files to make. */
export type Described = { hash: string; picture: Picture; files: readonly PictureFile[] };

/** Pixels: the column of a phone, of a dense phone or a tablet, of a dense desk. A picture has these and its own width, none above the last. */
const widths = [480, 960, 1600];
const widest = 1600;

/** Newer forms, the one with the fewest bytes first. */
const newer = ['avif', 'webp'];

/** How each form is written, beside what sharp does by itself. AVIF at more effort takes three times as long and is 7 % smaller. */
const recipes: Record<string, object> = { avif: { effort: 2 }, jpeg: { mozjpeg: true } };

/** Part of each name: other widths and recipes make other files. */
const recipe = JSON.stringify([widths, recipes]);

/** Reads what the bytes of the file `from` say. Rejects for what is no picture. */
export async function describePicture(from: string, bytes: Uint8Array): Promise<Described> {
  const { default: sharp } = await import('sharp');
  const { format, hasAlpha, autoOrient } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  const hash = hashOf(bytes);
  const name = path.basename(from, path.extname(from)).replace(/\W+/g, '-');
  const fileOf = (format: string, width: number): PictureFile => {
    const extension = format === 'jpeg' ? 'jpg' : format;
    return { path: `assets/${name}-${width}-${nameHashOf(hash, recipe)}.${extension}`, from, hash, width, format };
  };
  // Drawings have no pixels, and what moves would stand still.
  const isDrawing = format === 'svg' || format === 'gif';
  const sizes = [...new Set([...widths.filter(pixels => pixels < width), Math.min(width, widest)])];
  const fallback = isDrawing ? fileOf(format, width) : fileOf(hasAlpha ? 'png' : 'jpeg', sizes[1] ?? width);
  const forms = isDrawing ? [] : newer.map(form => ({ form, files: sizes.map(pixels => fileOf(form, pixels)) }));
  const picture: Picture = {
    src: `/${fallback.path}`,
    width,
    height,
    sources: forms.map(({ form, files }) => ({
      type: `image/${form}`,
      files: files.map(file => ({ path: `/${file.path}`, width: file.width })),
    })),
    light: isDrawing ? '' : await lightOf(bytes),
  };
  return deepFreeze({ hash, picture, files: [fallback, ...forms.flatMap(({ files }) => files)] });
}

/** Cells to a side of what a page may draw a picture from. */
const cells = 40;

/** How light a picture is, with the whole range from black to white. That it is damaged is told when its files are made. */
async function lightOf(bytes: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp');
  const small = sharp(bytes).autoOrient().flatten({ background: 'white' }).resize(cells, cells).grayscale().normalise();
  const grays = await small
    .toColourspace('b-w')
    .raw()
    .toBuffer()
    .catch(() => []);
  return [...grays].map(gray => (gray >> 4).toString(16)).join('');
}

/**
 * The files as routes of the site in `root`. What was made is kept in the folder `cache` too, if there is one: AVIF takes seconds, and neither
 * `dev` nor a build after the output was removed should wait for it again.
 */
export function pictureRoutes(root: string, files: readonly PictureFile[], cache: string | undefined): Route[] {
  const make = async (file: PictureFile) => {
    if (!cache) return convert(root, file);
    const kept = path.join(cache, 'pictures', path.basename(file.path));
    const known = await readFile(kept).catch(() => undefined);
    if (known) return known;
    const bytes = await convert(root, file);
    await mkdir(path.dirname(kept), { recursive: true });
    await writeFile(`${kept}.${process.pid}`, bytes);
    await rename(`${kept}.${process.pid}`, kept);
    return bytes;
  };
  const module = { default: make } as Page['module'];
  const distinct = new Map(files.map(file => [file.path, file]));
  return [...distinct.values()].map(file => {
    const page: Page = { file: `../${file.from}`, module, css: '', hash: '' };
    return { path: `/${file.path}`, file: file.path, page, props: file, source: file.from };
  });
}

async function convert(root: string, { from, hash, width, format }: PictureFile): Promise<Uint8Array> {
  const bytes = await readFile(path.join(root, from));
  if (hashOf(bytes) !== hash) throw errorAt(from, 'has changed while the site was being built', 'Build again.');
  if (format === 'svg' || format === 'gif') return bytes;
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes).autoOrient().resize({ width });
  try {
    return await picture.toFormat(format as keyof FormatEnum, recipes[format]).toBuffer();
  } catch (error) {
    throw errorAt(
      from,
      `is a damaged picture: ${(error as Error).message}`,
      'Save it anew, or take another copy of it.',
    );
  }
}
