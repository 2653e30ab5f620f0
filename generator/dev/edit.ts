/** Editing in the page: says which field a text is, writes what is saved into content/, and takes it back. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Prepared } from '../build.ts';
import { DiagnosticError, showLocation } from '../diagnostics/diagnostics.ts';
import { replaceFile } from '../files.ts';
import { hashOf } from '../model.ts';
import { describePicture } from '../pictures.ts';
import type { Edit } from '../read/read.ts';
import { bodyOf, guard, refusal } from './guard.ts';
import { openEditor, placeOf } from './open-editor.ts';
import type { Current } from './pages.ts';
import { questionsOf } from './questions.ts';
import { fileOf } from './serve.ts';
import { pagesShowing } from './shown.ts';

type Path = (string | number)[];
/** A field by its path; or what is clicked: its own text and that of its element, what stands around it, and the page. */
type Asked = { file: string; path: Path; hash: string } & {
  [name in 'text' | 'whole' | 'nearby' | 'attr' | 'at' | 'name']?: string;
};
export type Field = Awaited<ReturnType<typeof fieldAt>>;
export type Todo = Awaited<ReturnType<typeof questionsOf>>;

/** Pixels: a narrower picture looks blurred where it fills a large screen. */
const sharpWidth = 1600;

/** Returns what answers requests for names under __site/; without a token in `current`, only what opens an editor. */
export function createEditor(root: string, current: Current, base: () => string) {
  const { token } = current;
  const saved: { file: string; before: Buffer; after: string }[] = [];
  const siteNow = async (): Promise<Prepared> => {
    await current.preparing?.catch(() => {});
    if (current.site) return current.site;
    throw refusal(409, 'The site has mistakes that the terminal shows: mend them first.');
  };

  async function field({ file, path, text = '', whole = text, nearby = '', attr }: Asked) {
    const site = await siteNow();
    const { editing } = site.reading;
    if (file) return fieldAt(site, file, path);
    const page = fileOf(String(path), base());
    const own = site.routes.find(({ file }) => file === page)?.source ?? '';
    const located = placeOf(text, nearby, page, site);
    const likely = located && editing.placeAt(located);
    // A value of these words, rather than a longer one or code that has them, too.
    const exact = attr === 'src' ? editing.pictureAt(text) : editing.find([whole, text], own, likely);
    const found = exact ?? likely;
    if (found) return fieldAt(site, found.file, found.path);
    if (located) return { code: showLocation(located) };
    throw refusal(404, 'Its source was not found.');
  }

  async function save({ file, path: at, hash, ...edit }: Asked & Edit) {
    const { editing } = (await siteNow()).reading;
    const now = editing.describe(file, at);
    const theirs = { theirs: now.value, hash: now.hash };
    if (now.hash !== hash) throw refusal(409, `${file} has changed meanwhile.`, theirs);
    const { before, after } = editing.edited(file, at, edit);
    replaceFile(path.join(root, file), after.bytes);
    saved.push({ file, before: before.bytes, after: after.hash });
    return { hash: after.hash, left: saved.length };
  }

  async function undo() {
    const last = saved.pop();
    if (!last) throw refusal(409, 'There is nothing to take back.');
    const full = path.join(root, last.file);
    if (!existsSync(full) || hashOf(readFileSync(full)) !== last.after)
      throw refusal(409, `${last.file} has been changed since by somebody else: it stays as it is.`);
    replaceFile(full, last.before);
    return { file: last.file, left: saved.length };
  }

  /** Keeps a picture beside the file of content that will name it; never in place of another. */
  async function picture({ file, name: given = '' }: Asked, bytes: Buffer) {
    // Throws if it may not be edited.
    (await siteNow()).reading.editing.describe(file, []);
    const { name: stem, ext } = path.parse(given.toLowerCase());
    const isHeic = /^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
    const isKnown = !isHeic && /^\.(jpe?g|png|webp|avif|gif|svg)$/.test(ext);
    const shown = isKnown && (await describePicture(given, bytes).catch(() => undefined))?.picture;
    const hint = isHeic
      ? 'Export it as JPEG. An iPhone takes JPEG after Settings, Camera, Formats, Most Compatible.'
      : 'Save it as JPEG, PNG or WebP, with a name that ends so.';
    if (!shown) throw refusal(415, `${given} is no picture that all browsers can show.`, { hint });
    const slug = stem.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'picture';
    const fullOf = (name: string) => path.join(root, path.dirname(file), name);
    let name = `${slug}${ext}`;
    for (let i = 2; existsSync(fullOf(name)); i++) name = `${slug}-${i}${ext}`;
    replaceFile(fullOf(name), bytes);
    const { width, height } = shown;
    const isBlurred = width < sharpWidth && ext !== '.svg';
    const warning = isBlurred ? `It is ${width} pixels wide; ${sharpWidth} look sharp on large screens.` : undefined;
    return { name, width, height, warning };
  }

  async function open({ at, text = '', nearby = '', path = [] }: Asked) {
    const located = placeOf(text, nearby, fileOf(String(path), base()), current.site);
    openEditor(root, at || (located ? showLocation(located) : ''));
    return {};
  }

  const questions = async () => questionsOf(await siteNow(), path.join(root, '.cache/questions.json'));
  const all = { field, save, undo, picture, 'todo.json': questions };
  const jobs: Record<string, (asked: Asked, body: Buffer) => Promise<object>> = token ? { open, ...all } : { open };

  /** Answers a request for a name under __site/, if it is one of these. */
  return async (name: string, request: IncomingMessage, response: ServerResponse, params: URLSearchParams) => {
    const job = Object.hasOwn(jobs, name) && jobs[name];
    if (!job) return;
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      guard(request, name === 'todo.json' ? 'GET' : 'POST', name === 'open' ? undefined : token);
      const type = name === 'picture' ? 'image/' : 'application/json';
      const hasBody = name !== 'open' && name !== 'todo.json';
      const body = hasBody ? await bodyOf(request, type) : Buffer.from('{}');
      const asked = name === 'picture' ? {} : JSON.parse(String(body));
      send(200, await job({ ...Object.fromEntries(params), ...asked }, body));
    } catch (error) {
      const [first] = error instanceof DiagnosticError ? error.diagnostics : [];
      const { status, message, more } = error as ReturnType<typeof refusal>;
      if (status) send(status, { message, ...more });
      else if (first) send(422, { ...first, location: first.location && showLocation(first.location) });
      else throw error;
    }
  };
}

/** Describes a field with what would change with it. */
async function fieldAt(site: Prepared, file: string, at: readonly PropertyKey[]) {
  const { editing } = site.reading;
  const field = editing.describe(file, at);
  const uses = editing.usesOf(field);
  const shown = await pagesShowing(site, [{ file, text: editing.textAt(field) }, ...uses]);
  return { ...field, uses, pages: shown.length };
}
