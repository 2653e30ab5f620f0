/** The sites that the bench builds, each in a folder of its own: this one, and a plain one, with so many articles. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** What every site has of the project. */
const shared = ['generator', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** What this site is made of. */
const own = ['pages', 'components', 'content', 'islands', 'public'];

/** An article, and what it is called. */
type Article = { name: string; title: string; description: string; text: string };

/** A copy of this project with so many more articles; gives back its folder. */
export function layOutOwn(site: string, extra: number): string {
  copy(site, [...shared, ...own]);
  // The file of so many covers is over the budgets, and rightly refused; what is measured here is time.
  const limits = '{ pageBytes: 1e12, articleBytes: 1e12, initialBytes: 1e12, initialRequests: 1e12 }';
  rewrite(
    site,
    'content/settings.ts',
    /export const settings = (.*)/s,
    `const own = $1\nexport const settings = { ...own, limits: ${limits} };\n`,
  );
  for (const { name, title, description, text } of articles(extra))
    put(
      site,
      `content/blog/${name}`,
      text.replace(/^title: .*$/m, `title: ${title}`).replace(/^description: .*$/m, `description: "${description}"`),
    );
  return site;
}

/** The same without social cards but one, home's: the bare script draws none. */
export function layOutWithoutCards(site: string, extra: number): string {
  layOutOwn(site, extra);
  rewrite(site, 'components/site/card-name.ts', /laterPage = .*;/, 'laterPage = /[^/].*/;');
  return site;
}

/** A site whose pages are those of the bare script, with all metadata: what it takes longer than that is the generator's own. */
export function layOutPlain(site: string, count: number): string {
  copy(site, shared);
  cpSync(path.join(import.meta.dirname, 'site'), site, { recursive: true });
  for (const { name, title, description, text } of articles(count)) {
    const body = text
      .replace(/^---\n.*?\n---\n/s, '')
      .replace(/!\[.*?\]\(.*?\)|\{[\w.-]+\}/g, 'ten')
      .replace(/\]\(.*?\)/g, '](/)');
    put(site, `content/blog/${name}`, `---\ntitle: ${title}\ndescription: "${description}"\n---\n${body}`);
  }
  return site;
}

/** Makes an article longer by a sentence. */
export function editOne(site: string, round: number): void {
  const [name = ''] = readdirSync(path.join(site, 'content/blog'));
  rewrite(site, `content/blog/${name}`, /$/, `\nOne sentence more, number ${round}.\n`);
}

/** So many articles with the texts of this site's own. */
function articles(count: number): Article[] {
  const blog = path.join(root, 'content/blog');
  const texts = readdirSync(blog).map(name => readFileSync(path.join(blog, name), 'utf8'));
  return Array.from({ length: count }, (_, i) => {
    const text = texts[i % texts.length] ?? '';
    const [, start = ''] = /^description: "?(.{0,125})/m.exec(text) ?? [];
    const description = `${start.replace(/["{}]/g, '').trim().padEnd(110, '.')} (${i})`;
    return { name: `generated-${i}.md`, title: `Generated article number ${i} of many`, description, text };
  });
}

/** Copies parts of the project, and links its libraries. */
function copy(site: string, parts: readonly string[]): void {
  for (const name of parts)
    cpSync(path.join(root, name), path.join(site, name), {
      recursive: true,
      filter: source => !source.includes('fixtures'),
    });
  symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
}

function put(site: string, file: string, text: string): void {
  const full = path.join(site, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

function rewrite(site: string, file: string, from: RegExp, to: string): void {
  const text = readFileSync(path.join(site, file), 'utf8');
  if (!from.test(text)) throw new Error(`${file} does not hold ${from}`);
  put(site, file, text.replace(from, to));
}
