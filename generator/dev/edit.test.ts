/** Editing in `dev`: what is asked for, saved and taken back, and who is refused. */
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type DevSession, openDev } from '../testing/dev-session.ts';
import { runHere } from '../testing/run-here.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const soon = { timeout: 20_000, interval: 50 };

const schema = `
import { z } from 'zod';
const site = z.strictObject({ url: z.url(), name: z.string().max(30), isRead: z.boolean().default(false), photo: z.strictObject({ file: z.string().meta({ picture: true }), alt: z.string().min(1) }).optional() });
const note = z.strictObject({ title: z.string(), next: z.string().meta({ ref: 'notes' }), body: z.string() });
export const schema = { site: { from: 'site.yaml', as: site.meta({ group: 'Contact' }), facts: { word: 'site' } }, notes: { from: 'notes/*.md', as: note } };
export const preflight = ({ site }) => (site.isRead ? [] : [{ at: ['site', 'isRead'], message: 'read it', group: 'Read' }]);
`;
const yaml = '# The name.\nname: !placeholder Quince # short\nurl: https://plain.example/\n';
const note = '---\ntitle: "Of {site.name}"\nnext: two\n---\n\n# One\n\nThe first\nnote.\n';

let dev: DevSession;
let token = '';
beforeAll(async () => {
  const files = { 'content/schema.ts': schema, 'content/site.yaml': yaml, 'content/notes/one.md': note };
  dev = await openDev('edit-test', { ...files, '../edit-secret.md': '---\ntitle: x\nnext: one\n---\n' });
  symlinkSync('../../../edit-secret.md', path.join(dev.root, 'content/notes/link.md'));
  token = String((await ask('start', {})).token);
});
afterAll(async () => {
  await dev.close();
  rmSync(path.join(dev.root, '../edit-secret.md'));
});

type Answer = { status: number | undefined; [name: string]: unknown };

/** Asks as a page of this server does, but for `headers`; one that is undefined is not sent. */
function ask(name: string, body?: object | Buffer, headers: object = {}, method = body ? 'POST' : 'GET', at = dev.url) {
  const { origin } = new URL(at);
  const own = { origin, 'sec-fetch-site': 'same-origin', 'x-site-token': token, 'content-type': 'application/json' };
  const sent = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined);
  return new Promise<Answer>((resolve, reject) => {
    const url = `${at}__site/${name}`;
    const asking = request(url, { method, headers: Object.fromEntries(sent) }, async response => {
      const chunks = await response.toArray();
      const text = Buffer.concat(chunks).toString();
      resolve({ status: response.statusCode, ...(text.startsWith('{') ? JSON.parse(text) : { text }) });
    });
    asking.on('error', reject).end(body && (Buffer.isBuffer(body) ? body : JSON.stringify(body)));
  });
}
const contentOf = (file: string) => readFileSync(path.join(dev.root, 'content', file), 'utf8');
const site = (at: string) => ask('field', { file: 'content/site.yaml', path: [at] });
async function save(at: string, edit: object): Promise<Answer> {
  const { hash } = await site(at);
  return ask('save', { file: 'content/site.yaml', path: [at], hash, ...edit });
}

describe('a field', () => {
  test('is found from a text of a page, with its facts, and the pages that show it', async () => {
    const found = await ask('field', { text: 'Of Quince', nearby: '', path: '/notes/one/' });
    expect(found).toMatchObject({ file: 'content/notes/one.md', path: ['title'], value: 'Of {site.name}' });
    expect(found).toMatchObject({ kind: 'text', facts: [{ name: 'site.name', value: 'Quince' }] });
    expect(await ask('pages', found)).toMatchObject({ pages: 2 });
  });

  test('that is a fact says which sentences change with it', async () => {
    const uses = [{ file: 'content/notes/one.md', text: 'Of Quince' }];
    expect(await site('name')).toMatchObject({ isPlaceholder: true, uses });
    expect(await ask('pages', await site('name'))).toMatchObject({ pages: 5 });
  });

  test('may be missing, and a picture is asked for with its words', async () => {
    expect(await site('isRead')).toMatchObject({ label: 'Is read', kind: 'boolean', isOptional: true });
    expect(await site('photo')).toMatchObject({ kind: 'picture', alt: '' });
  });

  test('is a block of an article, as it is written, under its name in Markdown', async () => {
    const found = await ask('field', { text: 'The first note.', path: '/notes/one/' });
    expect(found).toMatchObject({ value: 'The first\nnote.', label: 'Paragraph', kind: 'markdown', line: 8 });
    const saved = { ...found, value: 'A **new** one of {site.name}.\n\nAnd another.' };
    expect(await ask('save', { ...saved, value: 'One of {site.names}.' })).toMatchObject({ status: 422 });
    expect(await ask('save', saved)).toMatchObject({ status: 200 });
    expect(contentOf('notes/one.md')).toBe(note.replace(found.value as string, saved.value));
    expect(await ask('save', saved)).toMatchObject({ status: 409, theirs: 'A **new** one of {site.name}.' });
    await expect.poll(() => dev.served('notes/one/index.html'), soon).toContain('**new** one of Quince.');
    await ask('undo', {});
    expect(contentOf('notes/one.md')).toBe(note);
  });

  test('is none if the text is code', async () => {
    expect((await ask('field', { text: 'Notes', nearby: '', path: '/' })).code).toBe('pages/index.tsx:12:11');
    expect(await ask('field', { text: 'written nowhere', path: '/nowhere/' })).toMatchObject({ status: 404 });
  });
});

test('what is wrong is said at its place, and not written', async () => {
  const wrong = await save('name', { value: 'A name of more than thirty letters' });
  expect(wrong).toMatchObject({ status: 422, location: 'content/site.yaml:2:7' });
  expect(wrong.message).toContain('Too big');
  expect((await save('name', { value: '{site.names}' })).hint).toBe('Did you mean "site.name"?');
  expect(contentOf('site.yaml')).toBe(yaml);
});

test('what is saved stands in its line and on the page; whoever saw an older file is told; undo takes it back', async () => {
  const { hash } = await site('name');
  expect(await save('name', { value: 'Fine' })).toMatchObject({ status: 200, left: 1 });
  expect(contentOf('site.yaml')).toBe(yaml.replace('!placeholder Quince', 'Fine'));
  await expect.poll(() => dev.served('notes/one/index.html'), soon).toContain('Of Fine');
  const late = await ask('save', { file: 'content/site.yaml', path: ['name'], hash, value: 'Late' });
  expect(late).toMatchObject({ status: 409, theirs: 'Fine', hash: (await site('name')).hash });
  expect(await save('isRead', { value: true })).toMatchObject({ status: 200, left: 2 });
  expect(contentOf('site.yaml')).toContain('plain.example/\nisRead: true\n');
  for (const left of [1, 0]) expect(await ask('undo', {})).toMatchObject({ file: 'content/site.yaml', left });
  expect(contentOf('site.yaml')).toBe(yaml);
  await save('name', { value: 'Once more' });
  dev.write('content/site.yaml', `${yaml}# By somebody else.\n`);
  expect(await ask('undo', {})).toMatchObject({ status: 409 });
  dev.write('content/site.yaml', yaml);
});

test('another value of the file that has changed meanwhile is no conflict', async () => {
  const seen = await site('name');
  dev.write('content/site.yaml', `${yaml}isRead: true\n`);
  expect(await ask('save', { ...seen, value: 'Mine' })).toMatchObject({ status: 200 });
  expect(contentOf('site.yaml')).toBe(`${yaml.replace('!placeholder Quince', 'Mine')}isRead: true\n`);
  await ask('undo', {});
  dev.write('content/site.yaml', yaml);
});

test('questions are asked in groups, and the answered ones counted', async () => {
  const open = async () => {
    const { groups, done, total } = await ask('todo', {});
    return [...(groups as { name: string; questions: object[] }[]).map(({ name }) => name), done, total];
  };
  await expect.poll(open, soon).toEqual(['Contact', 'Read', 0, 2]);
  const { out } = await runHere(dev.root, 'preflight');
  expect(out).toContain('\nContact: 1\n  content/site.yaml:2:20: Quince\n\nRead: 1\n');
  expect(out).toContain('read it\n    add the line: isRead: true\n');
  await save('name', { confirm: true });
  await expect.poll(open, soon).toEqual(['Read', 1, 2]);
  await ask('undo', {});
});

test('a picture is kept beside the content, never in place of another', async () => {
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const put = (name: string, body = bytes) =>
    ask(`picture?${new URLSearchParams({ file: 'content/site.yaml', name })}`, body, { 'content-type': 'image/jpeg' });
  expect(await put('../A b.JPG')).toMatchObject({ name: 'a-b.jpg', width: 20, height: 10 });
  expect(await put('a b.jpg')).toMatchObject({ name: 'a-b-2.jpg', warning: expect.stringContaining('20 pixels') });
  expect((await put('a.jpg', Buffer.from('....ftypheic'))).hint).toContain('JPEG');
  for (const [name, body] of [
    ['x.tsx', bytes],
    ['x.jpg', Buffer.from('<html>')],
    ['x.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script/></svg>')],
  ] as const)
    expect(await put(name, body)).toMatchObject({ status: 415 });
});

describe('refuses', () => {
  const edit = () => ({ file: 'content/site.yaml', path: ['name'], hash: '', value: 'Hacked' });
  const port = () => new URL(dev.url).port;
  test.each<[what: string, status: number, headers: () => object]>([
    ['no token', 403, () => ({ 'x-site-token': undefined })],
    ['another token', 403, () => ({ 'x-site-token': 'x' })],
    ['another origin', 403, () => ({ origin: 'http://evil.example' })],
    ['another port', 403, () => ({ origin: 'http://127.0.0.1:1' })],
    ['a sandboxed page', 403, () => ({ origin: 'null' })],
    ['a program', 403, () => ({ origin: undefined, 'sec-fetch-site': undefined })],
    ['an old browser', 403, () => ({ 'sec-fetch-site': undefined })],
    ['another site', 403, () => ({ 'sec-fetch-site': 'cross-site' })],
    ['another port of this machine', 403, () => ({ 'sec-fetch-site': 'same-site' })],
    ['0.0.0.0', 403, () => ({ host: `0.0.0.0:${port()}`, origin: `http://0.0.0.0:${port()}` })],
    ['an address of the network', 403, () => ({ host: '192.168.1.2', origin: 'http://192.168.1.2' })],
    ['a name that leads here', 403, () => ({ host: 'evil.example', origin: 'http://evil.example' })],
    ['a form', 415, () => ({ 'content-type': 'text/plain' })],
  ])('%s', async (_, status, headers) => {
    expect((await ask('save', edit(), headers())).status).toBe(status);
    expect(contentOf('site.yaml')).toBe(yaml);
  });

  test('GET, and bodies without end', async () => {
    expect((await ask('save', undefined)).status).toBe(405);
    expect((await ask('save', { ...edit(), value: 'x'.repeat(1_100_000) })).status).toBe(413);
  });

  const inContent = 'content/schema.ts content/../package.json content/notes/link.md content/notes/../site.yaml';
  test.each(`${inContent} ../edit-secret.md /etc/passwd pages/index.tsx toString`.split(' '))('%s', async file => {
    expect((await ask('field', { file, path: ['title'] })).status).toBe(422);
    expect((await ask('save', { file, path: ['title'], hash: '', value: 'x' })).status).toBe(422);
    const type = { 'content-type': 'image/png' };
    expect((await ask(`picture?file=${file}&name=a.jpg`, Buffer.from('x'), type)).status).toBe(422);
  });

  test.each([
    ['everybody while other devices are served', ['--host'], 404],
    ['these devices, if this machine is to edit meanwhile', ['--host', '--edit'], 200],
  ])('%s', async (_, options, status) => {
    const shared = await openDev('edit-shared-test', {}, {}, options);
    onTestFinished(shared.close);
    const { port, origin } = new URL(shared.url);
    const asked = (name: string, host: string, body = {}) =>
      ask(name, body, { host: `127.0.0.1:${port}`, origin }, 'POST', `http://${host}:${port}/`);
    expect((await asked('start', '127.0.0.1')).status).toBe(status);
    token = String((await asked('start', '127.0.0.1')).token ?? token);
    expect((await asked('save', '127.0.0.1', edit())).status).toBe(status === 404 ? 404 : 409);
    expect(await (await fetch(shared.url)).text()).not.toContain(token);
    const own = Object.values(os.networkInterfaces()).flatMap(all => all ?? []);
    // A request to such an address comes from it, as from another device.
    for (const { address } of own.filter(({ family, internal }) => family === 'IPv4' && !internal))
      for (const name of ['start', 'save'])
        expect((await asked(name, address, edit())).status).toBe(status === 404 ? 404 : 403);
  });
});
