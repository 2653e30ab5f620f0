/** Pictures that entries name: finds their files in content/, and replaces their names by what pages see of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';
import { type Cache, hashOf, type Picture } from '../model.ts';
import { describePicture, type PictureInfo } from '../pictures.ts';
import { deepFreeze } from '../plain-values.ts';
import type { Path, Source } from './source.ts';

/** The name of a picture in a value: the whole value, or in Markdown a part of it. */
export type PictureName = { file: string; at: Path; isWhole: boolean };

/** The name of a picture that exists, and what is known of it. */
export type NamedPicture = PictureName & PictureInfo;

/**
 * Creates a function that resolves with the pictures that a file names, and rejects with a DiagnosticError for those that are none of the files
 * `names` in `root`/content. A picture is opened once, when it is named first, and not at all if the cache has it under its hash.
 */
export function createPictures(root: string, names: readonly string[], cache: Cache) {
  const files = new Set(names.filter(name => !/\.(?:md|yaml|ts)$/.test(name)).map(name => `content/${name}`));
  /** What is known of each picture, or why the file is no picture. */
  const opened = new Map<string, PictureInfo | string>();

  async function describe(file: string): Promise<PictureInfo | string> {
    try {
      const bytes = readFileSync(path.join(root, file));
      const key = `picture ${file} ${hashOf(bytes)}`;
      const known = cache.get(key) as PictureInfo | undefined;
      const described = known ?? (await describePicture(file, bytes));
      if (!known) cache.set(key, described);
      return deepFreeze(described);
    } catch (error) {
      return (error as Error).message;
    }
  }

  return async (source: Source, named: readonly PictureName[]): Promise<NamedPicture[]> => {
    const found: NamedPicture[] = [];
    const mistakes: Diagnostic[] = [];
    for (const name of named) {
      // "photo.jpg" is next to the file that names it, "/photos/photo.jpg" in content/photos.
      const folder = name.file.startsWith('/') ? 'content' : path.posix.dirname(source.file);
      const file = path.posix.join(folder, name.file);
      const known = files.has(file) ? (opened.get(file) ?? (await describe(file))) : undefined;
      if (known) opened.set(file, known);
      if (typeof known === 'object') found.push({ ...name, ...known });
      else mistakes.push({ ...mistakeIn(name.file, file, [...files], known), location: source.locate(name.at) });
    }
    throwIfAny(mistakes);
    return found;
  };
}

function mistakeIn(name: string, file: string, files: readonly string[], reason?: string): Diagnostic {
  const formats = 'JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG';
  if (reason) return { message: `${file} is not a picture: ${reason}`, hint: `Save it again as ${formats}.` };
  if (/^(?:\w+:)?\/\//.test(name))
    return {
      message: `the picture ${name} is on another site`,
      hint: 'Save a copy next to this file, if you may use it, and name that.',
    };
  const cut = files.find(known => known.startsWith(`${file} `));
  const near = cut ?? nearest(file, files);
  const quoting = cut ? ' Put a name with spaces between "<" and ">".' : '';
  const elsewhere = 'Put the file next to this one, or name it from the root of content/: "/photos/photo.jpg".';
  return { message: `there is no picture ${file}`, hint: near ? `Did you mean ${near}?${quoting}` : elsewhere };
}

/** Returns a value with its pictures in place of their names. */
export const withPictures = (value: unknown, named: readonly NamedPicture[]): unknown =>
  named.filter(({ isWhole }) => isWhole).reduce((whole, { at, picture }) => replaced(whole, at, picture), value);

function replaced(value: unknown, [step, ...rest]: Path, picture: Picture): unknown {
  if (step === undefined) return picture;
  const part = replaced((value as Record<PropertyKey, unknown>)[step], rest, picture);
  return Object.freeze(Array.isArray(value) ? value.with(Number(step), part) : { ...(value as object), [step]: part });
}
