import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { isHashed, type Picture } from './model.ts';
import { describePicture } from './pictures.ts';
import { sharedSite } from './testing/folders.ts';
import { build } from './testing/memory.ts';
import { buildHere } from './testing/run-here.ts';

const { root, write } = sharedSite();
const at = (file: string) => path.join(root, file);

/** A name with the sign that separates addresses in a srcset. */
const turned = 'turned,again.jpg';

/** The longest name that a file can have. */
const drawing = `drawing-${'x'.repeat(243)}.svg`;

/** A photo in a single colour. */
const photo = (width: number, height: number, background = '#b43') =>
  sharp({ create: { width, height, channels: 3, background } });

/** The page of a note, which prints its pictures as JSON. */
const page = `
export const paths = ({ notes }) => notes.map(({ slug, title, pictures }) => ({ slug, title, pictures }));
export const head = ({ title }) => ({ title: 'Note: ' + title, description: title + ' is described at some length'.repeat(4) });
export default ({ title, pictures = {} }) => (
  <main>
    <h1>{title}</h1>
    <code>{JSON.stringify(pictures)}</code>
    {Object.values(pictures).map(({ src, width, height }) => <img src={src} width={width} height={height} alt="" loading="lazy" key={src} />)}
  </main>
);`;

beforeAll(async () => {
  cpSync('generator/fixtures/wrong-picture/site/content/schema.ts', at('content/schema.ts'));
  write('pages/notes/[slug].tsx', page);
  write('content/photos/wide.jpg', await photo(2400, 1200).jpeg().toBuffer());
  write('content/photos/unused.jpg', await photo(50, 50).jpeg().toBuffer());
  // Upright only through its EXIF orientation.
  write(`content/notes/${turned}`, await photo(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  write('content/notes/moving.gif', await photo(30, 20).gif().toBuffer());
  const frames = [photo(30, 20), photo(30, 20, '#3b4')].map(frame => frame.png().toBuffer());
  const film = sharp(await Promise.all(frames), { join: { animated: true } });
  write('content/notes/film.webp', await film.webp().toBuffer());
  write('content/notes/clear.png', await photo(40, 30).ensureAlpha(0.5).png().toBuffer());
  write(`content/notes/${drawing}`, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>');
  write('content/site.yaml', 'url: https://plain.example/\nname: Plain\nphoto: photos/wide.jpg\n');
  const text = ['/photos/wide.jpg', turned, 'clear.png', drawing, 'moving.gif', 'film.webp']
    .map(file => `![It](${file})`)
    .join('\n');
  write('content/notes/one.md', `---\ntitle: One\nnext: two\n---\n${text}\n`);
});

type Site = Awaited<ReturnType<typeof build>>;

const bytesOf = ({ files }: Site, name: string) => files.find(file => `/${file.path}` === name)?.bytes as Uint8Array;

function picturesOf(site: Site): Record<string, Picture> {
  const [, json = '{}'] = /<code>(.*?)<\/code>/.exec(String(bytesOf(site, '/notes/one/index.html'))) ?? [];
  return JSON.parse(json.replaceAll('&quot;', '"'));
}

describe('a picture in content', () => {
  let site: Site;
  beforeAll(async () => {
    site = await build(root);
  });

  test('has its size, and files in newer formats that are never wider than the picture', async () => {
    const pictures = picturesOf(site);
    expect(pictures['/photos/wide.jpg']).toMatchObject({ width: 2400, height: 1200 });
    for (const { src, width, sources } of Object.values(pictures)) {
      for (const { type, files } of sources) {
        for (const file of files) {
          const { mediaType, width: made } = await sharp(bytesOf(site, file.path)).metadata();
          expect([mediaType, made]).toEqual([type, file.width]);
          expect(made).toBeLessThanOrEqual(width);
        }
      }
      expect(bytesOf(site, src).length).toBeGreaterThan(0);
    }
    expect(pictures['/photos/wide.jpg']?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  });

  test('has a fallback in a format that every browser supports, with transparency if it has any', async () => {
    const formatOf = async (name: string) =>
      (await sharp(bytesOf(site, picturesOf(site)[name]?.src ?? '')).metadata()).mediaType;
    expect(await formatOf('/photos/wide.jpg')).toBe('image/jpeg');
    expect(await formatOf('clear.png')).toBe('image/png');
  });

  test('is upright, and its files contain no metadata of the camera', async () => {
    const picture = picturesOf(site)[turned];
    expect(picture).toMatchObject({ width: 200, height: 300 });
    const { width, height, orientation, exif } = await sharp(bytesOf(site, picture?.src ?? '')).metadata();
    expect([width, height, orientation, exif]).toEqual([200, 300, undefined, undefined]);
  });

  test.each([drawing, 'moving.gif', 'film.webp'])('that is a drawing or may move is not changed: %s', name => {
    const picture = picturesOf(site)[name];
    expect(picture).toMatchObject({ width: 30, height: 20, sources: [] });
    expect(Buffer.from(bytesOf(site, picture?.src ?? ''))).toEqual(readFileSync(at(`content/notes/${name}`)));
  });

  test('has file names with a hash, and is output only if content names it', async () => {
    const made = site.files.map(file => file.path).filter(file => /(?<!^card)\.(avif|webp|jpg|png)$/.test(file));
    expect(made.length).toBeGreaterThan(3);
    for (const file of made) expect([isHashed(file), file]).toEqual([true, expect.stringMatching(/^[\w/.-]+$/)]);
    expect(made.filter(file => file.includes('unused'))).toEqual([]);
  });
});

test('file names change with the encoder', async () => {
  const bytes = await photo(30, 20).jpeg().toBuffer();
  const srcOf = async () => (await describePicture('content/a.jpg', bytes)).picture.src;
  const before = await srcOf();
  const { vips } = sharp.versions;
  Object.assign(sharp.versions, { vips: '0.0.0' });
  expect(await srcOf()).not.toBe(before);
  Object.assign(sharp.versions, { vips });
  expect(await srcOf()).toBe(before);
});

test('widths, formats and quality are a site’s to set', async () => {
  async function namesWith(quality: number): Promise<string[]> {
    const pictures = `{ widths: [700], formats: ['webp'], quality: { webp: ${quality} } }`;
    write('content/settings.ts', `export const settings = { pictures: ${pictures} };`);
    return (await build(root)).files.map(file => file.path).filter(name => name.startsWith('assets/wide-'));
  }
  const names = await namesWith(90);
  const others = await namesWith(5);
  rmSync(at('content/settings.ts'));
  expect(names.sort()).toEqual([expect.stringMatching(/-700-\w+\.jpg$/), expect.stringMatching(/-700-\w+\.webp$/)]);
  expect(others.filter(name => names.includes(name))).toEqual([]);
});

describe('a file made from a picture', () => {
  const kept = at('.cache/pictures');
  const first = () => readdirSync(kept).filter(name => name.startsWith('wide'))[0] ?? '';

  test('is not made again after the output was deleted', async () => {
    expect((await buildHere(root)).problems).toBe('');
    writeFileSync(path.join(kept, first()), 'cached');
    rmSync(at('dist'), { recursive: true });
    expect((await buildHere(root)).problems).toBe('');
    expect(readFileSync(at(`dist/assets/${first()}`), 'utf8')).toBe('cached');
    expect((await buildHere(root)).written).toBe(0);
  });

  test('cannot be made from a damaged picture, which is reported', async () => {
    const whole = readFileSync(at('content/photos/wide.jpg'));
    write('content/photos/wide.jpg', whole.subarray(0, whole.length / 2));
    const { problems } = await buildHere(root);
    write('content/photos/wide.jpg', whole);
    expect(problems).toContain('content/photos/wide.jpg: is a damaged picture');
  });
});
