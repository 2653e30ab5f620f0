/** Editing in the page: says which field a text is, writes what is saved into content/, and takes it back. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import launch from 'launch-editor';
import type { Prepared } from '../build.ts';
import { DiagnosticError, showLocation } from '../diagnostics/diagnostics.ts';
import { replaceFile } from '../files.ts';
import { hashOf } from '../model.ts';
import { describePicture } from '../pictures.ts';
import type { Clicked, Edit } from '../read/read.ts';
import { sourcesOf } from '../render.ts';
import { bodyOf, guard, refusal } from './guard.ts';
import type { Current } from './pages.ts';
import { pagesShowing, questionsOf } from './questions.ts';
import { fileOf } from './serve.ts';

type Path = (string | number)[];
/** A field by its path, with a hash of what was seen there; or what is clicked, on the page `path`. */
type Asked = { file: string; path: Path; hash: string; src?: string; name?: string; at?: string } & Clicked;
/** What the editor says of a field that it finds, or of the code in which a text is. */
export type Found = ReturnType<Prepared['reading']['editing']['describe']> & { uses?: { text: string }[] };
export type Todo = { groups: Awaited<ReturnType<typeof questionsOf>>; done: number; total: number };

/** Pixels: a narrower picture looks blurred where it fills a large screen. */
const sharpWidth = 1600;

/** `changed` is told of each file that is written. */
type Options = { isOpen: boolean; base: () => string; changed: (file: string) => void };

/** Returns what answers requests for names under __site/; unless it `isOpen`, only what opens an editor. */
export function createEditor(root: string, current: Current, { isOpen, base, changed }: Options) {
  const token = randomBytes(16).toString('base64url');
  const saved: { file: string; before: Buffer; after: string }[] = [];
  /** Questions that were ever asked. */
  const known = new Set<string>();
  const siteNow = async (): Promise<Prepared> => {
    await current.preparing?.catch(() => {});
    if (current.site) return current.site;
    throw refusal(409, 'The site has mistakes that the terminal shows: mend them first.');
  };
  function write(file: string, bytes: Buffer): void {
    replaceFile(path.join(root, file), bytes);
    changed(file);
  }

  function placeOf(site: Prepared, { src, text = '', whole = text, nearby = '', path }: Asked) {
    const { editing } = site.reading;
    const route = site.routes.find(({ file }) => file === fileOf(String(path), base()));
    const made = route ? sourcesOf(route) : [];
    const found = src ? editing.pictureAt(src) : editing.find({ text, whole, nearby }, made);
    if (found ?? route) return found ?? { file: route?.source ?? '' };
    throw refusal(404, 'Its source was not found.');
  }

  async function field(asked: Asked): Promise<Found | { code: string }> {
    const site = await siteNow();
    const { editing } = site.reading;
    const found = asked.file ? asked : placeOf(site, asked);
    if (!('path' in found)) return { code: showLocation(found) };
    return { ...editing.describe(found.file, found.path), uses: editing.usesOf(found) };
  }

  async function pages({ file, path }: Asked) {
    const site = await siteNow();
    const { editing } = site.reading;
    const uses = editing.usesOf({ file, path }).map(({ text }) => text);
    return { pages: (await pagesShowing(site, current, [editing.textAt({ file, path }), ...uses])).length };
  }

  async function save({ file, path, hash, ...edit }: Asked & Edit) {
    const { editing } = (await siteNow()).reading;
    const { value: theirs, hash: now } = editing.describe(file, path);
    if (now !== hash && edit.list !== 'add')
      throw refusal(409, 'This text has changed meanwhile.', { theirs, hash: now });
    const { before, after } = editing.edited(file, path, edit);
    write(file, after.bytes);
    saved.push({ file, before: before.bytes, after: after.hash });
    return { left: saved.length };
  }

  async function undo() {
    const last = saved.pop();
    if (!last) throw refusal(409, 'There is nothing to take back.');
    const full = path.join(root, last.file);
    if (!existsSync(full) || hashOf(readFileSync(full)) !== last.after)
      throw refusal(409, `${last.file} has been changed since by somebody else: it stays as it is.`);
    write(last.file, last.before);
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

  async function todo(): Promise<Todo> {
    const groups = await questionsOf(await siteNow(), current);
    const open = groups.flatMap(({ questions }) => questions).map(({ file, path }) => [file, ...path].join(' '));
    for (const one of open) known.add(one);
    return { groups, done: known.size - new Set(open).size, total: known.size };
  }

  /** Opens the developer's editor. */
  async function open({ at = '' }: Asked) {
    const full = path.resolve(root, at);
    if (!full.startsWith(root + path.sep) || !existsSync(full.replace(/(:\d+)+$/, '')))
      throw refusal(404, `${at} is no file of the project.`);
    launch(full);
    return {};
  }

  type Job = (asked: Asked, body: Buffer) => Promise<object>;
  const forAll: Record<string, Job> = { open, field };
  const start = async () => ({ token, left: saved.length });
  const jobs: typeof forAll = isOpen ? { ...forAll, start, todo, pages, save, undo, picture } : forAll;

  /** Answers a request for a name under __site/, if it is one of these. */
  return async (name: string, request: IncomingMessage, response: ServerResponse, params: URLSearchParams) => {
    const job = Object.hasOwn(jobs, name) && jobs[name];
    if (!job) return;
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      guard(request, name in forAll || name === 'start' ? undefined : token);
      const isPicture = name === 'picture';
      const body = await bodyOf(request, isPicture ? 'image/' : 'application/json');
      send(200, await job(isPicture ? Object.fromEntries(params) : JSON.parse(String(body)), body));
    } catch (error) {
      const [first] = error instanceof DiagnosticError ? error.diagnostics : [];
      const { status, message, more } = error as ReturnType<typeof refusal>;
      if (status) send(status, { message, ...more });
      else if (first) send(422, { ...first, location: first.location && showLocation(first.location) });
      else throw error;
    }
  };
}
