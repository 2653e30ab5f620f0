/** Pictures that entries name: finds their files in content/, and replaces their names by what pages see of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, throwIfAny } from '../diagnostics/diagnostics.ts';
import { deepFreeze } from '../model.ts';
import { describePicture, type PictureInfo } from '../pictures.ts';
import { type Path, type Source, valueAt } from './source.ts';

/** The name of a picture in a value: the whole value, or in Markdown a part of it. */
export type PictureName = { file: string; at: Path; isWhole: boolean };

export type NamedPicture = PictureName & PictureInfo;

/** Creates a function that resolves with the pictures that a file names, and rejects with a DiagnosticError for those that are none of `files`. A picture is opened when it is first named. */
export function createPictures(root: string, files: ReadonlySet<string>) {
  const opened = new Map<string, Promise<PictureInfo | string>>();

  return async (source: Source, named: readonly PictureName[]): Promise<NamedPicture[]> => {
    const found: NamedPicture[] = [];
    const mistakes: Diagnostic[] = [];
    for (const name of named) {
      // "photo.jpg" is next to the file that names it, "/photos/photo.jpg" in content/photos.
      const folder = name.file.startsWith('/') ? 'content' : path.posix.dirname(source.file);
      const file = path.posix.join(folder, name.file);
      if (files.has(file) && !opened.has(file)) opened.set(file, describe(root, file));
      const known = await opened.get(file);
      if (typeof known === 'object') found.push({ ...name, ...known });
      else mistakes.push({ ...mistakeIn(name.file, file, known), location: source.locate(name.at) });
    }
    throwIfAny(mistakes);
    return found;
  };
}

const describe = (root: string, file: string): Promise<PictureInfo | string> =>
  describePicture(file, readFileSync(path.join(root, file))).then(deepFreeze, (error: Error) => error.message);

function mistakeIn(name: string, file: string, reason?: string): Diagnostic {
  const again = 'Save it again as JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG.';
  if (reason) return { message: `${file} is not a picture: ${reason}`, hint: again };
  const elsewhere =
    'Put the file next to this one, or name it from the root of content/: "/photos/photo.jpg"; if its name has spaces, between "<" and ">".';
  return {
    message: /^(?:\w+:)?\/\//.test(name) ? `the picture ${name} is on another site` : `there is no picture ${file}`,
    hint: elsewhere,
  };
}

export function placePictures(value: unknown, named: readonly NamedPicture[]): void {
  for (const { at, picture } of named.filter(({ isWhole }) => isWhole))
    Reflect.set(valueAt(value, at.slice(0, -1)) as object, at.at(-1) ?? '', picture);
}
