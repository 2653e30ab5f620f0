/** Pictures in content: what pages see of them, and the files that sharp makes. Their names are known before: no page waits for sharp. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FormatEnum } from 'sharp';
import { errorAt } from './diagnostics/diagnostics.ts';
import { replaceFile } from './files.ts';
import { hashOf, nameHashOf, type Page, type Picture, type Route } from './model.ts';

/** A file to make of a picture, "assets/photo-960-1A2B3C4D.avif", with options for sharp, or a copy of `from`, "content/photo.jpg". */
type PictureFile = { path: string; from: string; hash: string; width: number; format: string; encoder?: object };
export type PictureInfo = { hash: string; picture: Picture; files: readonly PictureFile[] };

export const defaultPictures = {
  // Pixels: the column on a phone, on a high-density phone or tablet, on a high-density desktop. No file is wider than its picture.
  widths: [480, 960, 1600] as readonly number[],
  // Best first. A browser that knows none gets a JPEG or PNG of the second width.
  formats: ['avif', 'webp'] as readonly ('avif' | 'webp')[],
  // From 1 to 100, by format; otherwise that of sharp.
  quality: {} as { readonly [format in 'avif' | 'webp' | 'jpeg']?: number },
};
export type PictureSettings = Partial<typeof defaultPictures>;

/** AVIF with more effort takes three times as long and is 7 % smaller. */
const encoders: Record<string, object> = { avif: { effort: 2 }, jpeg: { mozjpeg: true } };

export async function describePicture(from: string, bytes: Uint8Array, settings?: PictureSettings) {
  const { widths, formats, quality } = { ...defaultPictures, ...settings };
  const { default: sharp } = await import('sharp');
  const { format, hasAlpha, autoOrient, pages = 1 } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  if (format === 'svg' && /<script|<foreignObject|\son\w+\s*=|javascript:/i.test(Buffer.from(bytes).toString()))
    throw new Error('it has a script or HTML in it, which would run where it is opened by itself');
  const hash = hashOf(bytes);
  // Other widths, options, encoders or code make other files.
  const encoderKey = JSON.stringify([widths, encoders, quality, sharp.versions, String(convert)]);
  const name = path.basename(from, path.extname(from)).replace(/\W+/g, '-').slice(0, 100);
  // A drawing has no pixels, and an animation would lose its frames.
  const isOriginal = format === 'svg' || format === 'gif' || (format === 'webp' && pages > 1);
  const fileOf = (format: string, width: number): PictureFile => {
    const extension = format === 'jpeg' ? 'jpg' : format;
    const path = `assets/${name}-${width}-${nameHashOf(hash, isOriginal ? '' : encoderKey)}.${extension}`;
    const encoder = { ...encoders[format], quality: Reflect.get(quality, format) };
    return { path, from, hash, width, format, ...(!isOriginal && { encoder }) };
  };
  const sizes = [...new Set(widths.map(pixels => Math.min(pixels, width)))];
  const [smallest = width, second = smallest] = sizes;
  const fallback = isOriginal ? fileOf(format, width) : fileOf(hasAlpha ? 'png' : 'jpeg', second);
  const newer = isOriginal ? [] : formats;
  const sources = newer.map(format => ({ format, files: sizes.map(pixels => fileOf(format, pixels)) }));
  const picture: Picture = {
    src: `/${fallback.path}`,
    width,
    height,
    sources: sources.map(({ format, files }) => ({
      type: `image/${format}`,
      files: files.map(file => ({ path: `/${file.path}`, width: file.width })),
    })),
  };
  return { hash, picture, files: [fallback, ...sources.flatMap(({ files }) => files)] } satisfies PictureInfo;
}

/** Returns a route for each file of the site in `root`. Finished files are also kept in the folder `cache`: AVIF takes seconds. */
export function pictureRoutes(root: string, files: readonly PictureFile[], cache: string | undefined): Route[] {
  const make = async (file: PictureFile) => {
    const kept = cache && path.join(cache, 'pictures', path.basename(file.path));
    const cached = kept && (await readFile(kept).catch(() => undefined));
    if (cached) return cached;
    const bytes = await convert(root, file);
    try {
      if (kept) replaceFile(kept, bytes);
    } catch {} // Without the kept file the next build is only slower.
    return bytes;
  };
  const module = { default: make } as Page['module'];
  const distinct = new Map(files.map(file => [file.path, file]));
  return [...distinct.values()].map(file => {
    const page: Page = { file: `../${file.from}`, module, css: '', hash: '' };
    return { path: `/${file.path}`, file: file.path, page, props: file, source: file.from };
  });
}

async function convert(root: string, { from, hash, width, format, encoder }: PictureFile): Promise<Uint8Array> {
  const bytes = await readFile(path.join(root, from));
  if (hashOf(bytes) !== hash) throw errorAt(from, 'changed while the site was being built', 'Build again.');
  if (!encoder) return bytes;
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes).autoOrient().resize({ width });
  const encoded = picture.toFormat(format as keyof FormatEnum, encoder);
  return encoded.toBuffer().catch((error: Error) => {
    throw errorAt(from, `is a damaged picture: ${error.message}`, 'Export it again, or use another copy.');
  });
}

/** Returns whether a photo says where it was taken: its EXIF data has the field that leads to positions (GPS), in either order of bytes. */
export const isLocated = (photo: Buffer): boolean =>
  ['2588040001000000', '8825000400000001'].some(field => photo.includes(field, photo.indexOf('Exif\0\0'), 'hex'));
