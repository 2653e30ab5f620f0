/**
 * Pictures in content: what pages see of them, and the files that sharp makes for browsers, in several widths and formats. File names are
 * known before the files exist, so no page waits for sharp: each file is a route like any other, and is cached like any other.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FormatEnum } from 'sharp';
import { errorAt } from './diagnostics/diagnostics.ts';
import { hashOf, nameHashOf, type Page, type Picture, type Route } from './model.ts';

/**
 * A file to make from a picture: its path, "assets/photo-960-1A2B3C4D.avif"; the original, "content/blog/photo.jpg", with its hash; width and
 * format, or `isOriginal` if its bytes are not changed.
 */
type PictureFile = { path: string; from: string; hash: string; width: number; format: string; isOriginal: boolean };

/** What is known of a picture: its hash, what pages see of it, and the files to make. */
export type PictureInfo = { hash: string; picture: Picture; files: readonly PictureFile[] };

/** Pixels: the column on a phone, on a high-density phone or tablet, on a high-density desktop. A picture gets the smaller ones and its own width, up to the last. */
const widths = [480, 960, 1600];
const widest = 1600;

/** Newer formats, smallest files first. */
const newerFormats = ['avif', 'webp'];

/** Options for sharp, other than its defaults. AVIF with more effort takes three times as long and is 7 % smaller. */
const encoderOptions: Record<string, object> = { avif: { effort: 2 }, jpeg: { mozjpeg: true } };

/** Characters of a picture's own name that are kept: with its width, hash and format it must fit into a file name. */
const longestName = 100;

/**
 * Part of the hash in the name of each file that sharp makes: other widths or options make other files. Without it an original has a name of its
 * own: under the other name a cache or a browser may have a still of the same WebP.
 */
const optionsKey = JSON.stringify([widths, encoderOptions]);

/** Describes a picture, given the bytes of the file `from`. Rejects if they are not a picture. */
export async function describePicture(from: string, bytes: Uint8Array): Promise<PictureInfo> {
  const { default: sharp } = await import('sharp');
  const { format, hasAlpha, autoOrient, pages = 1 } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  const hash = hashOf(bytes);
  const name = path.basename(from, path.extname(from)).replace(/\W+/g, '-').slice(0, longestName);
  // A drawing has no pixels to resize, and an animation would lose its frames.
  const isOriginal = format === 'svg' || format === 'gif' || (format === 'webp' && pages > 1);
  const fileOf = (format: string, width: number): PictureFile => {
    const extension = format === 'jpeg' ? 'jpg' : format;
    const path = `assets/${name}-${width}-${nameHashOf(hash, isOriginal ? '' : optionsKey)}.${extension}`;
    return { path, from, hash, width, format, isOriginal };
  };
  const sizes = [...new Set([...widths.filter(pixels => pixels < width), Math.min(width, widest)])];
  const fallback = isOriginal ? fileOf(format, width) : fileOf(hasAlpha ? 'png' : 'jpeg', sizes[1] ?? width);
  const formats = isOriginal
    ? []
    : newerFormats.map(format => ({ format, files: sizes.map(pixels => fileOf(format, pixels)) }));
  const picture: Picture = {
    src: `/${fallback.path}`,
    width,
    height,
    sources: formats.map(({ format, files }) => ({
      type: `image/${format}`,
      files: files.map(file => ({ path: `/${file.path}`, width: file.width })),
    })),
  };
  return { hash, picture, files: [fallback, ...formats.flatMap(({ files }) => files)] };
}

/**
 * Returns a route for each file of the site in `root`. Finished files are also kept in the folder `cache`, if there is one: AVIF takes
 * seconds, and neither `dev` nor a build after the output was deleted should wait for it again.
 */
export function pictureRoutes(root: string, files: readonly PictureFile[], cache: string | undefined): Route[] {
  const make = async (file: PictureFile) => {
    if (!cache) return convert(root, file);
    const cachedFile = path.join(cache, 'pictures', path.basename(file.path));
    const cachedBytes = await readFile(cachedFile).catch(() => undefined);
    if (cachedBytes) return cachedBytes;
    const bytes = await convert(root, file);
    try {
      await mkdir(path.dirname(cachedFile), { recursive: true });
      await writeFile(`${cachedFile}.${process.pid}`, bytes);
      await rename(`${cachedFile}.${process.pid}`, cachedFile);
    } catch {
      // Without the kept file the next build is only slower.
    }
    return bytes;
  };
  const module = { default: make } as Page['module'];
  const distinct = new Map(files.map(file => [file.path, file]));
  return [...distinct.values()].map(file => {
    const page: Page = { file: `../${file.from}`, module, css: '', hash: '' };
    return { path: `/${file.path}`, file: file.path, page, props: file, source: file.from };
  });
}

/** Deletes what was kept in `cache` and is not among `files`. */
export async function prunePictures(files: readonly PictureFile[], cache: string): Promise<void> {
  const used = new Set(files.map(file => path.basename(file.path)));
  const folder = path.join(cache, 'pictures');
  for (const name of await readdir(folder).catch(() => [])) {
    // A file that cannot be deleted takes space, and does no other harm.
    if (!used.has(name)) await rm(path.join(folder, name), { force: true }).catch(() => {});
  }
}

async function convert(root: string, { from, hash, width, format, isOriginal }: PictureFile): Promise<Uint8Array> {
  const bytes = await readFile(path.join(root, from));
  if (hashOf(bytes) !== hash) throw errorAt(from, 'changed while the site was being built', 'Build again.');
  if (isOriginal) return bytes;
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes).autoOrient().resize({ width });
  try {
    return await picture.toFormat(format as keyof FormatEnum, encoderOptions[format]).toBuffer();
  } catch (error) {
    throw errorAt(from, `is a damaged picture: ${(error as Error).message}`, 'Export it again, or use another copy.');
  }
}
