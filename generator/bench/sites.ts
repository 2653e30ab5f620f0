/** Creates the sites that the benchmark builds: copies of this site with more articles, and a plain site. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The parts of the project that every site needs. */
const shared = ['generator', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** The parts that make up this site. */
const siteFolders = ['pages', 'components', 'content', 'islands', 'public'];

type Article = { name: string; title: string; description: string; text: string };

/** Copies this project into the folder `site`, with `extra` more articles. Returns the folder. */
export function copyThisSite(site: string, extra: number): string {
  copy(site, [...shared, ...siteFolders]);
  // The covers of so many articles exceed the weight budgets, which do not matter for measuring time.
  const limits = '{ pageBytes: 1e12, articleBytes: 1e12, initialBytes: 1e12, initialRequests: 1e12 }';
  rewrite(
    site,
    'content/settings.ts',
    /export const settings = (.*)/s,
    `const original = $1\nexport const settings = { ...original, limits: ${limits} };\n`,
  );
  for (const { name, title, description, text } of articles(extra))
    put(
      site,
      `content/blog/${name}`,
      text.replace(/^title: .*$/m, `title: ${title}`).replace(/^description: .*$/m, `description: "${description}"`),
    );
  return site;
}

/** Copies this project likewise, but with the home page's social card only, as the bare script draws none. */
export function copyWithoutCards(site: string, extra: number): string {
  copyThisSite(site, extra);
  rewrite(site, 'components/site/card-name.ts', /laterPage = .*;/, 'laterPage = /[^/].*/;');
  return site;
}

/** Creates a site with the pages of the bare script, plus metadata. The difference in build time is the cost of the generator. */
export function createPlainSite(site: string, count: number): string {
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

export function editOne(site: string, round: number): void {
  const [name = ''] = readdirSync(path.join(site, 'content/blog'));
  rewrite(site, `content/blog/${name}`, /$/, `\nOne sentence more, number ${round}.\n`);
}

/** Generates articles from the texts of this site's own. */
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

/** Copies parts of the project, and links node_modules. */
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
  if (!from.test(text)) throw new Error(`${file} does not contain ${from}`);
  put(site, file, text.replace(from, to));
}
