/** Pictures that entries name: finds their files in content/, and replaces their names by what pages see of them. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { accessError, type Diagnostic, DiagnosticError, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';
import { type Cache, hashOf, type Picture } from '../model.ts';
import { describePicture, type PictureInfo } from '../pictures.ts';
import { deepFreeze } from '../plain-values.ts';
import { explainEach } from './mistakes.ts';
import type { Path } from './positions.ts';
import type { Source } from './source.ts';

/** The name of a picture in a value: the whole value, or in Markdown a part of it. */
export type PictureName = { file: string; at: Path; isWhole: boolean };

/** The name of a picture that exists, and what is known of it. */
export type NamedPicture = PictureName & PictureInfo;

/** Every picture in content/ by its file, or a text that says why the file is not a picture, or the error if it cannot be read. */
export type Pictures = ReadonlyMap<string, PictureInfo | string | DiagnosticError>;

const pictureFile = /\.(jpe?g|png|webp|avif|tiff?|gif|svg)$/i;

/** Describes the pictures among the files of `root`/content. Those that the cache has under their hash are not opened by sharp again. */
export async function readPictures(root: string, names: readonly string[], cache: Cache): Promise<Pictures> {
  const found = new Map<string, PictureInfo | string | DiagnosticError>();
  for (const file of names.filter(name => pictureFile.test(name)).map(name => `content/${name}`)) {
    try {
      // Devices and the like are not opened: they might never end.
      if (!statSync(path.join(root, file)).isFile()) throw new Error('it is not a file');
      const bytes = readFileSync(path.join(root, file));
      const key = `picture ${file} ${hashOf(bytes)}`;
      const known = cache.get(key) as PictureInfo | undefined;
      const described = known ?? (await describePicture(file, bytes));
      if (!known) cache.set(key, described);
      // Also one from the cache: pages must not change it for each other.
      found.set(file, deepFreeze(described));
    } catch (error) {
      found.set(file, 'syscall' in (error as Error) ? accessError(file, error) : (error as Error).message);
    }
  }
  return found;
}

/** Returns the pictures that an entry names. Throws a DiagnosticError for those that are not valid. */
export function picturesOf(source: Source, names: readonly PictureName[], pictures: Pictures): NamedPicture[] {
  const pictureOf = (file: string) => pictures.get(pathOf(source, file));
  for (const { file } of names) {
    const unreadable = pictureOf(file);
    if (unreadable instanceof DiagnosticError) throw unreadable;
  }
  const invalid = names.filter(({ file }) => typeof pictureOf(file) !== 'object');
  const explain = ({ file, at }: PictureName) => ({
    ...wrongPicture(source, file, pictures),
    location: source.locate(at),
  });
  throwIfAny(explainEach(source.file, invalid, explain));
  return names.map(name => ({ ...name, ...(pictureOf(name.file) as PictureInfo) }));
}

/** Returns the path of a picture: "photo.jpg" is next to the file that names it, "/photos/photo.jpg" in content/photos. */
const pathOf = ({ file }: Source, name: string): string =>
  name.startsWith('/') ? path.posix.join('content', name) : path.posix.join(path.posix.dirname(file), name);

function wrongPicture(source: Source, name: string, pictures: Pictures): Diagnostic {
  const file = pathOf(source, name);
  const reason = pictures.get(file);
  const formats = 'JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG';
  if (typeof reason === 'string')
    return { message: `${file} is not a picture: ${reason}`, hint: `Save it again as ${formats}.` };
  if (/^(?:\w+:)?\/\//.test(name)) {
    const hint = 'Save a copy next to this file, if you may use it, and name that.';
    return { message: `the picture ${name} is on another site`, hint };
  }
  const cut = [...pictures.keys()].find(known => known.startsWith(`${file} `));
  const near = cut ?? nearest(file, pictures.keys());
  const quoting = cut ? ` Put a name with spaces between "<" and ">": (<${path.posix.basename(cut)}>).` : '';
  const hint = near
    ? `Did you mean ${near}?${quoting}`
    : `Put the file next to this one, or name it from the root of content/: "/photos/photo.jpg". Formats: ${formats}.`;
  return { message: `there is no picture ${file}`, hint };
}

/** Returns a value with its pictures in place of their names. */
export const withPictures = (value: unknown, named: readonly NamedPicture[]): unknown =>
  named.filter(({ isWhole }) => isWhole).reduce((whole, { at, picture }) => replaced(whole, at, picture), value);

function replaced(value: unknown, [step, ...rest]: Path, picture: Picture): unknown {
  if (step === undefined) return picture;
  const part = replaced((value as Record<PropertyKey, unknown>)[step], rest, picture);
  return Object.freeze(Array.isArray(value) ? value.with(Number(step), part) : { ...(value as object), [step]: part });
}
