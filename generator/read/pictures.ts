/** Pictures that entries name: files beside the content, found when everything is read, and what pages see in the place of their names. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';
import { type Cache, hashOf, type Picture } from '../model.ts';
import { describePicture, type PictureInfo } from '../pictures.ts';
import { explainEach } from './mistakes.ts';
import { locatorOf, type Path } from './positions.ts';
import type { Source } from './source.ts';

/** A picture that a value names: the whole of it, or, in Markdown, a part. */
export type PictureName = { file: string; at: Path; isWhole: boolean };

/** Every picture in content/ by its file; a text says why one is none. */
export type Pictures = ReadonlyMap<string, PictureInfo | string>;

const pictureFile = /\.(jpe?g|png|webp|avif|tiff?|gif|svg)$/i;

/** Describes the pictures among the files of `root`/content. What the cache has under a file's hash is not opened by sharp again. */
export async function readPictures(root: string, names: readonly string[], cache: Cache): Promise<Pictures> {
  const found = new Map<string, PictureInfo | string>();
  for (const file of names.filter(name => pictureFile.test(name)).map(name => `content/${name}`)) {
    try {
      // What would never end, such as a device, is not opened.
      if (!statSync(path.join(root, file)).isFile()) throw new Error('it is not a file');
      const bytes = readFileSync(path.join(root, file));
      const key = `picture ${file} ${hashOf(bytes)}`;
      const known = cache.get(key) as PictureInfo | undefined;
      const described = known ?? (await describePicture(file, bytes));
      if (!known) cache.set(key, described);
      found.set(file, described);
    } catch (error) {
      found.set(file, (error as Error).message);
    }
  }
  return found;
}

/** The pictures that an entry names, by their names as written. Throws a DiagnosticError for each that is none. */
export function picturesOf(
  source: Source,
  names: readonly PictureName[],
  pictures: Pictures,
): Map<string, PictureInfo> {
  const pictureOf = (file: string) => pictures.get(pathOf(source, file));
  const wrong = names.filter(({ file }) => typeof pictureOf(file) !== 'object');
  const locate = locatorOf(source);
  const explain = ({ file, at }: PictureName) => ({ ...wrongPicture(source, file, pictures), location: locate(at) });
  throwIfAny(explainEach(source.file, wrong, explain));
  return new Map(names.map(({ file }) => [file, pictureOf(file) as PictureInfo]));
}

/** "photo.jpg" stands beside the file that names it, "/photos/photo.jpg" in content/photos. */
const pathOf = ({ file }: Source, name: string): string =>
  name.startsWith('/') ? path.posix.join('content', name) : path.posix.join(path.posix.dirname(file), name);

function wrongPicture(source: Source, name: string, pictures: Pictures): Diagnostic {
  const file = pathOf(source, name);
  const reason = pictures.get(file);
  const forms = 'JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG';
  if (typeof reason === 'string')
    return { message: `${file} is no picture: ${reason}`, hint: `Save it anew as ${forms}.` };
  if (/^(?:\w+:)?\/\//.test(name)) {
    const hint = 'Save it beside this file, if you may show it, and name it as that file.';
    return { message: `the picture ${name} is on another site`, hint };
  }
  const cut = [...pictures.keys()].find(known => known.startsWith(`${file} `));
  const near = cut ?? nearest(file, pictures.keys());
  const inSigns = cut ? ` A name with spaces stands in "<" and ">": (<${path.posix.basename(cut)}>).` : '';
  const hint = near
    ? `Did you mean ${near}?${inSigns}`
    : `Put the file beside this one, or name it from the root of content/: "/photos/photo.jpg". It is a ${forms}.`;
  return { message: `there is no picture ${file}`, hint };
}

/** A value with the pictures in the place of their names. */
export function withPictures(
  value: unknown,
  names: readonly PictureName[],
  found: ReadonlyMap<string, PictureInfo>,
): unknown {
  return names
    .filter(({ isWhole }) => isWhole)
    .reduce((whole, { file, at }) => replaced(whole, at, found.get(file)?.picture as Picture), value);
}

function replaced(value: unknown, [step, ...rest]: Path, picture: Picture): unknown {
  if (step === undefined) return picture;
  const part = replaced((value as Record<PropertyKey, unknown>)[step], rest, picture);
  return Object.freeze(Array.isArray(value) ? value.with(Number(step), part) : { ...(value as object), [step]: part });
}

/** The pictures of Markdown, by their names as written; nothing where it has none. */
export function picturesInBody(
  names: readonly PictureName[],
  found: ReadonlyMap<string, PictureInfo>,
): { pictures?: Record<string, Picture> } {
  const inBody = names.flatMap(({ file, isWhole }) =>
    isWhole ? [] : [[file, found.get(file)?.picture as Picture] as const],
  );
  return inBody.length > 0 ? { pictures: Object.freeze(Object.fromEntries(inBody)) } : {};
}
