/** Pictures that entries name: finds their files in content/, and replaces their names by what pages see of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, errorAt, nearest, throwIfAny } from '../diagnostics/diagnostics.ts';
import { decoded, deepFreeze } from '../model.ts';
import { describePicture, type PictureInfo, type PictureSettings } from '../pictures.ts';
import type { PictureName } from './schemas.ts';
import { isInBody, type Source, valueAt } from './source.ts';

export type NamedPicture = PictureName & PictureInfo;

/** Resolves with the pictures that a file names; rejects for those that are none of `files`. A picture is opened when it is first named. */
export function createPictures(root: string, files: ReadonlySet<string>, settings?: PictureSettings) {
  const opened = new Map<string, Promise<PictureInfo | string>>();

  return async (source: Source, named: readonly PictureName[]): Promise<NamedPicture[]> => {
    const found: NamedPicture[] = [];
    const diagnostics: Diagnostic[] = [];
    for (const name of named) {
      // "photo.jpg" is next to the file that names it, "/photos/photo.jpg" in content/photos.
      const folder = name.file.startsWith('/') ? 'content' : path.posix.dirname(source.file);
      const inBody = isInBody(name.at);
      const file = path.posix.join(folder, inBody ? decoded(name.file) : name.file);
      // In a text, it may be one of public/, or of another site.
      if (inBody && !files.has(file) && /^(?:\/|[a-z][\w+.-]*:)/i.test(name.file)) continue;
      if (files.has(file) && !opened.has(file)) opened.set(file, describe(root, file, settings));
      const info = await opened.get(file);
      if (typeof info === 'object') found.push({ ...name, ...info });
      else {
        const message = info ? `${file} cannot be shown: ${info}` : `there is no picture ${file}`;
        const near = nearest(file, files);
        const hint = info ? again : `${near ? `Did you mean ${near}? ` : ''}${elsewhere}`;
        diagnostics.push({ message, location: source.locate(name.at), hint });
      }
    }
    throwIfAny(diagnostics);
    return found;
  };
}

const describe = (root: string, file: string, settings?: PictureSettings): Promise<PictureInfo | string> =>
  describePicture(file, readFileSync(path.join(root, file)), settings).then(
    deepFreeze,
    (error: Error) => error.message,
  );

const elsewhere =
  'Put the file next to this one, or name it from the root of content/: "/photos/photo.jpg"; if its name has spaces, between "<" and ">".';
const again = 'Save it again, not larger than any screen, as JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG.';

/** Replaces the names of pictures in a value; those in its body become its `pictures`. Throws if the schema has moved one of them. */
export function placePictures(value: unknown, named: readonly NamedPicture[], { locate }: Source): void {
  const inBody = named.filter(({ at }) => isInBody(at)).map(({ file, picture }) => [file, picture]);
  if (inBody.length > 0) Reflect.set(Object(value), 'pictures', Object.fromEntries(inBody));
  for (const { at, file, picture } of named) {
    if (isInBody(at)) continue;
    const around = valueAt(value, at.slice(0, -1));
    const name = at.at(-1) ?? '';
    const found = valueAt(around, [name]);
    if (found !== file && found !== picture) {
      const hint = 'A page can sort, filter and rename: leave pictures where they are in the schema.';
      throw errorAt(locate(at), `content/schema.ts moves or changes the picture "${file}"`, hint);
    }
    Reflect.set(Object(around), name, picture);
  }
}
