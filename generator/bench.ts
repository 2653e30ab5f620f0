/**
 * npm run bench: the real site, and the site with 1,000 and 10,000 generated articles, beside a bare script that only parses the same
 * Markdown, renders one React page shell for each and writes it. Prints time, peak memory and the ratio; whole processes, one after
 * the other, so that a busy machine slows both. Work is done in a temporary folder.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const rounds = Number(process.env.ROUNDS ?? 3);
const sizes = (process.env.SIZES ?? '0,1000,10000').split(',').map(Number);

/** Seconds and megabytes of one whole process. */
type Cost = { seconds: number; megabytes: number };

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
try {
  for (const size of sizes) bench(size);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function bench(extra: number): void {
  const site = path.join(folder, `site-${extra}`);
  layOut(site, extra);
  const fresh = () => {
    rmSync(path.join(site, 'dist'), { recursive: true, force: true });
    rmSync(path.join(site, '.cache'), { recursive: true, force: true });
  };
  const cold: Cost[] = [];
  const warm: Cost[] = [];
  const bare: Cost[] = [];
  for (let round = 0; round < rounds; round++) {
    fresh();
    cold.push(cost(site, 'generator/cli.ts', 'build'));
    touchOne(site, round);
    warm.push(cost(site, 'generator/cli.ts', 'build'));
    rmSync(path.join(site, 'bare'), { recursive: true, force: true });
    bare.push(cost(site, 'generator/bench-bare.ts'));
  }
  const [c, w, b] = [median(cold), median(warm), median(bare)];
  const row = (name: string, { seconds, megabytes }: Cost) =>
    `  ${name.padEnd(22)} ${seconds.toFixed(2).padStart(7)} s  ${megabytes.toFixed(0).padStart(5)} MB  ${(seconds / b.seconds).toFixed(2).padStart(5)} ×`;
  console.log(`${readdirSync(path.join(site, 'content/blog')).length} articles`);
  console.log([row('build, cold', c), row('build, one changed', w), row('bare script', b)].join('\n'));
}

/** A copy of the project with so many more articles, its libraries linked. */
function layOut(site: string, extra: number): void {
  for (const name of [
    'generator',
    'pages',
    'components',
    'content',
    'islands',
    'public',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]) {
    cpSync(path.join(root, name), path.join(site, name), {
      recursive: true,
      filter: source => !source.includes('fixtures'),
    });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
  // The listing of so many articles is over the budget, and rightly refused; what is measured here is time.
  const weights = path.join(site, 'generator/check/weights.ts');
  writeFileSync(
    weights,
    readFileSync(weights, 'utf8').replace(/page: .*? article: .*? }/, 'page: Infinity, article: Infinity }'),
  );
  const blog = path.join(site, 'content/blog');
  const originals = readdirSync(blog).map(name => readFileSync(path.join(blog, name), 'utf8'));
  for (let i = 0; i < extra; i++) {
    const original = originals[i % originals.length] ?? '';
    const text = original
      .replace(/^title: .*$/m, `title: Generated article number ${i} of many`)
      .replace(
        /^description: "?(.{0,125}).*$/m,
        (_, start: string) => `description: "${start.replace(/"/g, '').trim()} (${i})"`,
      );
    writeFileSync(path.join(blog, `generated-${i}.md`), text);
  }
}

function touchOne(site: string, round: number): void {
  const file = path.join(site, 'content/blog/gmb-optimization-local-growth.md');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne sentence more, number ${round}.\n`);
}

function cost(cwd: string, ...script: string[]): Cost {
  const tsx = path.join(root, 'node_modules/.bin/tsx');
  const { status, stderr, stdout } = spawnSync('/usr/bin/env', ['time', '-f', 'cost %e %M', tsx, ...script], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [, seconds, kilobytes] = /cost (\S+) (\d+)\s*$/.exec(stderr) ?? [];
  if (status !== 0 || !seconds) throw new Error(`${script.join(' ')} failed:\n${stdout}${stderr}`);
  return { seconds: Number(seconds), megabytes: Number(kilobytes) / 1024 };
}

function median(costs: Cost[]): Cost {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { seconds: middle(costs.map(cost => cost.seconds)), megabytes: middle(costs.map(cost => cost.megabytes)) };
}
