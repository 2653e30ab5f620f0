/**
 * npm run bench: builds plain sites of 15, 1,000 and 10,000 articles, in turn with a bare script that only makes one page of each (bare.ts):
 * compare the ratios. Then it times edits in `dev`. SIZES=1000 ROUNDS=3 makes it shorter; for `npm run bench -- pages` see pages.ts. The first
 * argument, in package.json, is a folder of Markdown, whose texts the articles have.
 */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import { addTo } from '../model.ts';
import { servingAt } from '../testing/dev-session.ts';
import { median, timePages } from './pages.ts';

const [given = '', what, ...paths] = process.argv.slice(2);
const sizes = (process.env.SIZES ?? '15,1000,10000').split(',').map(Number);
const rounds = Number(process.env.ROUNDS ?? 3);
const cli = path.resolve('generator/cli/start.cjs');
/** In node_modules, so that the sites in it find React. */
const folder = fs.mkdtempSync(path.resolve('node_modules/bench-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true }));

/** Builds a site cold, unchanged, and after an edit of an article; prints the median of each, also as a multiple of the bare script. */
function compare(size: number): void {
  const bare = path.join(folder, 'bare.cjs');
  const define = { 'process.env.NODE_ENV': '"production"' };
  buildSync({ entryPoints: ['generator/bench/bare.ts'], outfile: bare, bundle: true, platform: 'node', define });
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    const site = plainSite(size);
    const measure = (what: string, ...script: string[]) => {
      const start = performance.now();
      execFileSync(process.execPath, script, { cwd: site, stdio: 'pipe' });
      addTo(times, what, (performance.now() - start) / 1000);
    };
    measure('bare script', bare, 'content/blog');
    measure('cold', cli, 'build');
    measure('unchanged', cli, 'build');
    fs.appendFileSync(path.join(site, 'content/blog/article-0.md'), '\nOne sentence more.\n');
    measure('one article changed', cli, 'build');
  }
  console.log(`${size} articles: seconds`);
  const base = median(times.get('bare script') ?? []);
  for (const [what, all] of times)
    console.log(`  ${what.padEnd(20)} ${median(all).toFixed(2).padStart(6)} ${(median(all) / base).toFixed(2)} ×`);
}

/** Creates a site with the pages of the bare script, plus metadata. */
function plainSite(size: number): string {
  const site = fs.mkdtempSync(path.join(folder, 'site-'));
  fs.cpSync('generator/bench/site', site, { recursive: true });
  fs.mkdirSync(path.join(site, 'content/blog'));
  const texts = fs.readdirSync(given).map(name => fs.readFileSync(path.join(given, name), 'utf8'));
  for (let i = 0; i < size; i++) {
    const text = (texts[i % texts.length] ?? '').replace(/^---\n.*?\n---\n/s, '');
    const body = text.replace(/!\[.*?\]\(.*?\)|\{[\w.-]+\}/g, 'ten').replace(/\]\(.*?\)/g, '](/)');
    const head = `title: Article number ${i}\ndescription: Article number ${i} of a site that is there to be measured, with a description of a usual length for a search result.`;
    fs.writeFileSync(path.join(site, `content/blog/article-${i}.md`), `---\n${head}\n---\n${body}`);
  }
  return site;
}

/** One file of each kind, and a change of it. */
const edits: Record<string, (text: string, n: number) => string> = {
  'content/blog/article-1.md': (text, n) => `${text}\nSentence ${n}.\n`,
  'pages/blog/[slug].tsx': (text, n) => text.replace('<h1>', `<h1>${n} `),
  'pages/_document.css': (text, n) => `${text}\n.n${n} { color: red }`,
  'content/site.yaml': (text, n) => text.replace('Name', `Name ${n}`),
};

/** Serves a site, edits one file of each kind seven times, and prints the median time until its page has changed. */
async function timeEdits(site: string): Promise<void> {
  const server = spawn(process.execPath, [cli, 'dev', '--port', '0'], { cwd: site });
  process.on('exit', () => server.kill());
  const url = await servingAt(server);
  const page = async () => (await fetch(`${url}blog/article-1/`)).text();
  console.log('edits in dev, milliseconds until the open page has them');
  for (const [file, edit] of Object.entries(edits)) {
    const text = fs.readFileSync(path.join(site, file), 'utf8');
    const times: number[] = [];
    for (let n = 10; n < 17; n++) {
      const before = await page();
      const start = performance.now();
      fs.writeFileSync(path.join(site, file), edit(text, n));
      while ((await page()) === before) await sleep(2);
      times.push(performance.now() - start);
    }
    console.log(`  ${file.padEnd(28)} ${Math.round(median(times))}`);
  }
}

if (what === 'pages') await timePages(cli, paths.length > 0 ? paths : ['/']);
else {
  sizes.forEach(compare);
  await timeEdits(plainSite(1000));
}
process.exit();
