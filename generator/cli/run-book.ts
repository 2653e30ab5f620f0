/** `book`: writes the preview book as static pages, with the social cards that they show. */
import path from 'node:path';
import { type File, servedPath } from '../model.ts';
import { render } from '../render/render.ts';
import { bookFiles, bookPage, survey } from '../tools/book/book.ts';
import { writeFiles } from '../write/write.ts';
import { withProject } from './open-built.ts';
import type { Run } from './options.ts';

/** Writes the book to the folder `out`. Throws a DiagnosticError if the site cannot be rendered; the book itself lists what the checks find. */
export const run: Run = (root, { out, url, now }, print) =>
  withProject(root, async project => {
    const surveyed = await survey(project, { url, now });
    const { routes, context, address, compiled } = surveyed.prepared;
    const files: File[] = [];
    const pictures = new Set<string>();
    for (const name of bookFiles(surveyed)) {
      const hrefOf = (file: string, up: string) => {
        if (file.endsWith('.html')) return address.origin + servedPath(file, address);
        pictures.add(file);
        return `${up}files/${encodeURI(file)}`;
      };
      files.push({ path: name, bytes: (await bookPage(name, surveyed, hrefOf)) ?? '' });
    }
    for (const picture of pictures) {
      const route = routes.find(({ file }) => file === picture);
      const asset = compiled.assets.find(({ path }) => path === picture);
      const bytes = route ? (await render(route, context)).bytes : asset?.bytes;
      if (bytes) files.push({ path: `files/${picture}`, bytes });
    }
    writeFiles(files, path.resolve(root, out), root, 'the preview book');
    print(`${out}/index.html: the preview book, ${surveyed.checked.pages.length} pages`);
    return 0;
  });
