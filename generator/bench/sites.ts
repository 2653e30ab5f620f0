/** Creates the sites that the benchmark builds: copies of this site with more articles, and a plain site. */
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '../testing/copy-site.ts';

type Article = { name: string; title: string; description: string; text: string };

/** Copies this site into the folder `site`, with `extra` more articles. Without cards, it has the home page's only, as the bare script draws none. */
export function copyThisSite(site: string, extra: number, { withCards = true } = {}): string {
  const copy = copySite(process.cwd(), { to: site, withCards });
  // The covers of so many articles exceed the weight budgets, which do not matter for measuring time.
  const limits = '{ pageBytes: 1e12, initialBytes: 1e12, initialRequests: 1e12 }';
  copy.change('content/settings.ts', text =>
    text.replace(
      /export const settings = (.*)/s,
      `const original = $1\nexport const settings = { ...original, limits: ${limits} };\n`,
    ),
  );
  for (const { name, title, description, text } of articles(extra))
    copy.change(
      `content/blog/${name}`,
      text.replace(/^title: .*$/m, `title: ${title}`).replace(/^description: .*$/m, `description: "${description}"`),
    );
  return site;
}

/** Creates a site with the pages of the bare script, plus metadata. The difference in build time is the cost of the generator. */
export function createPlainSite(site: string, count: number): string {
  cpSync(path.join(import.meta.dirname, 'site'), site, { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
  mkdirSync(path.join(site, 'content/blog'));
  for (const { name, title, description, text } of articles(count)) {
    const body = text
      .replace(/^---\n.*?\n---\n/s, '')
      .replace(/!\[.*?\]\(.*?\)|\{[\w.-]+\}/g, 'ten')
      .replace(/\]\(.*?\)/g, '](/)');
    const file = path.join(site, 'content/blog', name);
    writeFileSync(file, `---\ntitle: ${title}\ndescription: "${description}"\n---\n${body}`);
  }
  return site;
}

export function editOne(site: string, round: number): void {
  const blog = path.join(site, 'content/blog');
  const [name = ''] = readdirSync(blog);
  appendFileSync(path.join(blog, name), `\nOne sentence more, number ${round}.\n`);
}

/** Generates articles from the texts of this site's own. */
function articles(count: number): Article[] {
  const texts = readdirSync('content/blog').map(name => readFileSync(`content/blog/${name}`, 'utf8'));
  return Array.from({ length: count }, (_, i) => {
    const text = texts[i % texts.length] ?? '';
    const [, start = ''] = /^description: "?(.{0,125})/m.exec(text) ?? [];
    const description = `${start.replace(/["{}]/g, '').trim().padEnd(110, '.')} (${i})`;
    return { name: `generated-${i}.md`, title: `Generated article number ${i} of many`, description, text };
  });
}
