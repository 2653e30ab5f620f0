/**
 * npm run bench: builds plain sites of 15, 1,000 and 10,000 articles, beside a bare script that only parses the same Markdown and renders one
 * React page for each (bare.ts); then times edits in `dev` until the open page has them. Whole processes, in turn, so that a busy
 * machine slows all of them: compare the ratios. SIZES=1000 ROUNDS=3 makes it shorter. `npm run bench -- pages`: see pages.ts.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { timePages } from './pages.ts';

const sizes = (process.env.SIZES ?? '15,1000,10000').split(',').map(Number);
const rounds = Number(process.env.ROUNDS ?? 3);
const cli = path.resolve('generator/cli/start.cjs');
const folder = fs.mkdtempSync(path.join(tmpdir(), 'bench-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));

const [what, ...paths] = process.argv.slice(2);
if (what === 'pages') {
  await timePages(cli, paths.length > 0 ? paths : ['/']);
  process.exit();
}

/** The bare script as one file, which Node runs as it is. */
const bare = path.join(folder, 'bare.cjs');
buildSync({
  entryPoints: [path.join(import.meta.dirname, 'bare.ts')],
  outfile: bare,
  bundle: true,
  platform: 'node',
  define: { 'process.env.NODE_ENV': '"production"' },
});

/** `seconds` by the clock, and those of all processors. */
type Cost = { seconds: number; processor: number; megabytes: number };

/** Builds a site cold, unchanged, and after an edit of one article, and prints the median of each, also as a multiple of the bare script. */
function compare(name: string, site: string): void {
  const costs = new Map<string, Cost[]>();
  const measure = (what: string, ...script: string[]) =>
    costs.set(what, [...(costs.get(what) ?? []), cost(site, script)]);
  for (let round = 0; round < rounds; round++) {
    for (const made of ['dist', '.dist.build', '.cache', 'bare'])
      fs.rmSync(path.join(site, made), { recursive: true, force: true });
    measure('bare script', bare);
    measure('cold', cli, 'build');
    measure('unchanged', cli, 'build');
    fs.appendFileSync(path.join(site, 'content/blog/article-0.md'), `\nOne sentence more, number ${round}.\n`);
    measure('one article changed', cli, 'build');
  }
  const base = costs.get('bare script');
  console.log(`${name}: seconds by the clock; of the processors; megabytes`);
  for (const [what, all] of costs) {
    const times = (['seconds', 'processor'] as const).map(time => {
      const seconds = median(all, time);
      return `${seconds.toFixed(2).padStart(6)} ${(seconds / median(base ?? all, time)).toFixed(2)} ×`;
    });
    console.log(`  ${what.padEnd(20)} ${times.join('; ')}; ${median(all, 'megabytes').toFixed(0)}`);
  }
}

function cost(cwd: string, script: string[]): Cost {
  const command = ['NODE_ENV=production', 'time', '-f', 'cost %e %U %S %M', process.execPath, ...script];
  const { status, stderr } = spawnSync('/usr/bin/env', command, { cwd, encoding: 'utf8' });
  const [seconds, user = 0, system = 0, kilobytes = 0] =
    /cost ([\d. ]+)\s*$/.exec(stderr)?.[1]?.split(' ').map(Number) ?? [];
  if (status !== 0 || !seconds) throw new Error(`${script.join(' ')} failed:\n${stderr}`);
  return { seconds, processor: user + system, megabytes: kilobytes / 1024 };
}

const median = (costs: readonly Cost[], what: keyof Cost): number =>
  costs.map(cost => cost[what]).sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;

/** Creates a site with the pages of the bare script, plus metadata, from the texts of this site's articles. */
function plainSite(size: number): string {
  const site = fs.mkdtempSync(path.join(folder, 'site-'));
  fs.cpSync(path.join(import.meta.dirname, 'site'), site, { recursive: true });
  fs.symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
  fs.mkdirSync(path.join(site, 'content/blog'));
  const texts = fs.readdirSync('content/blog').map(name => fs.readFileSync(`content/blog/${name}`, 'utf8'));
  for (let i = 0; i < size; i++) {
    const body = (texts[i % texts.length] ?? '')
      .replace(/^---\n.*?\n---\n/s, '')
      .replace(/!\[.*?\]\(.*?\)|\{[\w.-]+\}/g, 'ten')
      .replace(/\]\(.*?\)/g, '](/)');
    const description = `Article number ${i} of a site that is there to be measured, with a description of a usual length for a search result.`;
    const head = `title: Article number ${i}\ndescription: ${description}`;
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
  let printed = '';
  process.on('exit', () => server.kill());
  server.stdout.on('data', (chunk: Buffer) => (printed += chunk));
  const until = async (isTrue: () => unknown) => {
    for (const end = performance.now() + 60_000; !(await isTrue()); await new Promise(soon => setTimeout(soon, 2)))
      if (performance.now() > end) throw new Error(`nothing changes after an edit\n${printed}`);
  };
  await until(() => printed.includes('http:'));
  const [url] = /http:\S+/.exec(printed) ?? [];
  for (const [file, edit] of Object.entries(edits)) {
    const text = fs.readFileSync(path.join(site, file), 'utf8');
    const times: number[] = [];
    for (let n = 10; n < 17; n++) {
      const page = async () => (await fetch(`${url}blog/article-1/`)).text();
      const before = await page();
      const start = performance.now();
      fs.writeFileSync(path.join(site, file), edit(text, n));
      await until(async () => (await page()) !== before);
      times.push(performance.now() - start);
    }
    console.log(`  ${file.padEnd(28)} ${Math.round(times.sort((a, b) => a - b)[3] ?? 0)}`);
  }
}

for (const size of sizes) compare(`${size} articles`, plainSite(size));
console.log('edits in dev, milliseconds until the open page has them');
await timeEdits(plainSite(1000));
process.exit();
