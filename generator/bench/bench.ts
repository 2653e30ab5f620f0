/**
 * npm run bench: the real site, and the site with 1,000 and 10,000 generated articles, beside a bare script that only parses the same
 * Markdown, renders one React page shell for each and writes it; and the time from an edit to the page in the browser. Prints time,
 * processor time, peak memory and the ratio; whole processes, one after the other, so that a busy machine slows all of them. Works in a
 * temporary folder. SIZES=1000 ROUNDS=1 make it shorter; EDITS=0 leaves the edits out.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { timeEdits } from './edits.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sizes = (process.env.SIZES ?? '0,1000,10000').split(',').map(Number);

/** Seconds on the clock and of processors, and megabytes of memory, of one whole process. */
type Cost = { seconds: number; processor: number; megabytes: number };

/** What a build leaves. */
const built = ['dist', '.dist.build', '.cache'];

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
let puts = 0;
try {
  for (const size of sizes) bench(size);
  if (process.env.EDITS !== '0') console.log(await timeEdits(layOut(path.join(folder, 'edits'), 0)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function bench(extra: number): void {
  const whole = path.join(folder, `site-${extra}`);
  const plain = path.join(folder, `plain-${extra}`);
  for (const site of [whole, plain]) layOut(site, extra);
  withoutCards(plain);
  const build = (site: string) => cost(site, 'generator/cli/start.cjs', 'build');
  // Put aside, not removed: a disk that is still at that would slow what is measured next.
  const fresh = (site: string, ...made: string[]) => {
    for (const name of made.filter(name => existsSync(path.join(site, name))))
      renameSync(path.join(site, name), path.join(folder, `old-${++puts}`));
  };
  const costs: Record<'bare' | 'cold' | 'unchanged' | 'changed' | 'cards', Cost[]> = {
    bare: [],
    cold: [],
    unchanged: [],
    changed: [],
    cards: [],
  };
  const rounds = Number(process.env.ROUNDS ?? (extra > 1000 ? 1 : 3));
  for (let round = 0; round < rounds; round++) {
    fresh(plain, 'bare', ...built);
    costs.bare.push(cost(plain, '--import', 'tsx', 'generator/bench/bare.ts'));
    costs.cold.push(build(plain));
    costs.unchanged.push(build(plain));
    touchOne(plain, round);
    costs.changed.push(build(plain));
    fresh(whole, ...built);
    costs.cards.push(build(whole));
  }
  const bare = median(costs.bare).seconds;
  const row = (name: string, all: Cost[]) => {
    const { seconds, processor, megabytes } = median(all);
    const columns = [
      `${seconds.toFixed(2).padStart(7)} s`,
      `${processor.toFixed(2).padStart(7)} s CPU`,
      `${megabytes.toFixed(0).padStart(5)} MB`,
      `${(seconds / bare).toFixed(2).padStart(6)} ×`,
    ];
    return `  ${name.padEnd(27)} ${columns.join('  ')}`;
  };
  console.log(`${readdirSync(path.join(plain, 'content/blog')).length} articles`);
  console.log(row('bare script', costs.bare));
  console.log(row('build, cold', costs.cold));
  console.log(row('build, nothing changed', costs.unchanged));
  console.log(row('build, one article changed', costs.changed));
  console.log(row('build, cold, social cards', costs.cards));
}

/** A copy of the project with so many more articles, its libraries linked; gives back its folder. */
function layOut(site: string, extra: number): string {
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
  // The file of so many covers is over the budgets, and rightly refused; what is measured here is time.
  const limits = '{ pageBytes: 1e12, articleBytes: 1e12, initialBytes: 1e12, initialRequests: 1e12 }';
  rewrite(
    site,
    'content/settings.ts',
    /export const settings = (.*)/s,
    `const own = $1\nexport const settings = { ...own, limits: ${limits} };\n`,
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
  return site;
}

/** Draws one social card, home's, for all pages: the bare script draws none. */
function withoutCards(site: string): void {
  rewrite(site, 'components/site/card-name.ts', /laterPage = .*;/, 'laterPage = /[^/].*/;');
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
  const command = ['time', '-f', 'cost %e %U %S %M', process.execPath, ...script];
  const { status, stderr, stdout } = spawnSync('/usr/bin/env', command, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [, seconds, user, system, kilobytes] = /cost (\S+) (\S+) (\S+) (\d+)\s*$/.exec(stderr) ?? [];
  if (status !== 0 || !seconds) throw new Error(`${script.join(' ')} failed:\n${stdout}${stderr}`);
  return {
    seconds: Number(seconds),
    processor: Number(user) + Number(system),
    megabytes: Number(kilobytes) / 1024,
  };
}

function median(costs: Cost[]): Cost {
  const middle = (name: keyof Cost) =>
    costs.map(cost => cost[name]).sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
  return { seconds: middle('seconds'), processor: middle('processor'), megabytes: middle('megabytes') };
}
