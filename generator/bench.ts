/**
 * npm run bench: the real site, and the site with 1,000 and 10,000 generated articles, beside a bare script that only parses the same
 * Markdown, renders one React page shell for each and writes it. Prints time, peak memory and the ratio; whole processes, one after
 * the other, so that a busy machine slows all of them. Work is done in a temporary folder. SIZES=1000 ROUNDS=1 make it shorter.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
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
  const whole = path.join(folder, `site-${extra}`);
  const plain = path.join(folder, `plain-${extra}`);
  for (const site of [whole, plain]) layOut(site, extra);
  withoutCards(plain);
  const build = (site: string) => cost(site, 'generator/cli.ts', 'build');
  const fresh = (site: string, ...made: string[]) => {
    for (const name of made) rmSync(path.join(site, name), { recursive: true, force: true });
  };
  const costs: Record<'bare' | 'cold' | 'changed' | 'cards', Cost[]> = { bare: [], cold: [], changed: [], cards: [] };
  const rounds = Number(process.env.ROUNDS ?? (extra > 1000 ? 1 : 3));
  for (let round = 0; round < rounds; round++) {
    fresh(plain, 'bare', 'dist', '.cache');
    costs.bare.push(cost(plain, 'generator/bench-bare.ts'));
    costs.cold.push(build(plain));
    touchOne(plain, round);
    costs.changed.push(build(plain));
    fresh(whole, 'dist', '.cache');
    costs.cards.push(build(whole));
  }
  const bare = median(costs.bare).seconds;
  const row = (name: string, all: Cost[]) => {
    const { seconds, megabytes } = median(all);
    return `  ${name.padEnd(27)} ${seconds.toFixed(2).padStart(7)} s  ${megabytes.toFixed(0).padStart(5)} MB  ${(seconds / bare).toFixed(2).padStart(5)} ×`;
  };
  console.log(`${readdirSync(path.join(plain, 'content/blog')).length} articles`);
  console.log(row('bare script', costs.bare));
  console.log(row('build, cold', costs.cold));
  console.log(row('build, one article changed', costs.changed));
  console.log(row('build, cold, social cards', costs.cards));
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
  // The listing of so many articles is over the budgets, and rightly refused; what is measured here is time.
  rewrite(site, 'generator/check/weights.ts', /limits = {.*}/, 'limits = { page: Infinity, article: Infinity }');
  rewrite(site, 'generator/check/first-view.ts', /most = {.*}/, 'most = { requests: Infinity, bytes: Infinity }');
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

/** Draws no social cards: the bare script draws none. */
function withoutCards(site: string): void {
  rewrite(site, 'pages/cards/[name].png.ts', /export const paths = /, '$&(): [] => [];\nexport const cards = ');
}

function rewrite(site: string, file: string, from: RegExp, to: string): void {
  const text = readFileSync(path.join(site, file), 'utf8');
  if (!from.test(text)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(path.join(site, file), text.replace(from, to));
}

function touchOne(site: string, round: number): void {
  const file = path.join(site, 'content/blog/gmb-optimization-local-growth.md');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne sentence more, number ${round}.\n`);
}

function cost(cwd: string, ...script: string[]): Cost {
  const node = [process.execPath, '--import', 'tsx', ...script];
  const { status, stderr, stdout } = spawnSync('/usr/bin/env', ['time', '-f', 'cost %e %M', ...node], {
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
