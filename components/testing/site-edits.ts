/** Edits of a copy of the site. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Document, parseDocument } from 'yaml';
import type { SiteCopy } from '../../content/testing/copy-site.ts';

/** Returns the files in content/ with such an ending, but for templates. */
export const filesOf = (site: SiteCopy, ending: RegExp): string[] =>
  readdirSync(path.join(site.root, 'content'), { recursive: true })
    .map(String)
    .filter(file => ending.test(file) && !file.startsWith('templates'));

/** Changes a YAML file as a document, so that the rest of it keeps its formatting. */
export function editYaml(site: SiteCopy, file: string, change: (document: Document) => void): void {
  site.change(`content/${file}`, text => {
    const document = parseDocument(text, { logLevel: 'error' });
    change(document);
    return document.toString({ lineWidth: 0 });
  });
}

/** Sets values of a YAML file, each at its keys: { 'hours.visible.opens': '10:30' }. */
export const set = (site: SiteCopy, file: string, values: Record<string, unknown>): void =>
  editYaml(site, file, document => {
    for (const [keys, value] of Object.entries(values))
      document.setIn(keys.split('.'), document.createNode(value, { aliasDuplicateObjects: false }));
  });

/** Draws a picture of one colour. */
export const addPicture = (site: SiteCopy, file: string, width: number, height: number): Promise<unknown> =>
  sharp({ create: { width, height, channels: 3, background: '#b43' } }).toFile(path.join(site.root, 'content', file));

/** A photograph, as an entry of content/photos.yaml. */
export const photo = { file: 'photo.jpg', alt: 'A room', caption: 'What it shows.' };

/** Adds the photographs that only the owner can take. */
export async function addPhotos(site: SiteCopy): Promise<void> {
  await addPicture(site, 'founder.jpg', 960, 1200);
  await addPicture(site, photo.file, 1600, 1067);
  set(site, 'site.yaml', { 'founder.portrait': { file: 'founder.jpg', alt: 'The founder' } });
  set(site, 'photos.yaml', { office: [photo], class: [photo], work: [photo, photo, photo] });
}
