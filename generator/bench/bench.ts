/**
 * npm run bench: builds a plain site and this one, with 1,000 and 10,000 generated articles, and compares them with a bare script that only
 * parses the same Markdown, renders one React page shell per article and writes it; then measures the time from an edit in `dev` to the page
 * in the browser. Prints time, CPU time, peak memory and the ratio. Runs whole processes in turn, so that a busy machine slows all of them.
 * Works in a temporary folder. SIZES=1000 ROUNDS=1 makes it shorter; EDITS=0 leaves out the edits.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { timeEdits } from './edits.ts';
import { copyThisSite, createPlainSite, editOne } from './sites.ts';

const sizes = (process.env.SIZES ?? '0,1000,10000').split(',').map(Number);

/** Seconds of elapsed time and of CPU time, and peak megabytes of memory, of one process. */
type Cost = { seconds: number; cpu: number; megabytes: number };

/** The output of builds and of the bare script. */
const outputs = ['dist', '.dist.build', '.cache', 'bare'];

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
let moved = 0;
try {
  for (const size of sizes) bench(size);
  if (process.env.EDITS !== '0') console.log(await timeEdits(copyThisSite(path.join(folder, 'edits'), 0)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function bench(size: number): void {
  const plain = size > 0 ? createPlainSite(path.join(folder, `plain-${size}`), size) : undefined;
  const thisSite = copyThisSite(path.join(folder, `this-${size}`), size, { withCards: false });
  const withCards = copyThisSite(path.join(folder, `cards-${size}`), size);
  const costs = new Map<string, Cost[]>();
  const measure = (name: string, site: string, ...script: string[]) =>
    costs.set(name, [...(costs.get(name) ?? []), cost(site, ...script)]);
  const build = (name: string, site: string) => measure(name, site, path.resolve('generator/cli/start.cjs'), 'build');

  for (let round = 0; round < Number(process.env.ROUNDS ?? (size > 1000 ? 1 : 3)); round++) {
    for (const site of [plain, thisSite, withCards]) if (site) moveOutputs(site);
    if (plain) measure('bare script', plain, '--import', 'tsx', path.resolve('generator/bench/bare.ts'));
    for (const [name, site] of [['plain site', plain] as const, ['this site', thisSite] as const]) {
      if (!site) continue;
      build(`${name}, cold`, site);
      build(`${name}, nothing changed`, site);
      editOne(site, round);
      build(`${name}, one article changed`, site);
    }
    build('this site, cold, social cards', withCards);
  }
  const bare = costs.get('bare script');
  console.log(size > 0 ? `${size} additional articles` : 'No additional articles');
  for (const [name, all] of costs) {
    const { seconds, cpu, megabytes } = median(all);
    const columns = [
      `${seconds.toFixed(2).padStart(7)} s`,
      `${cpu.toFixed(2).padStart(7)} s CPU`,
      `${megabytes.toFixed(0).padStart(5)} MB`,
      ...(bare ? [`${(seconds / median(bare).seconds).toFixed(2).padStart(6)} ×`] : []),
    ];
    console.log(`  ${name.padEnd(32)} ${columns.join('  ')}`);
  }
}

/** Moves old outputs away. Deleting them would keep the disk busy during the next measurement. */
function moveOutputs(site: string): void {
  for (const name of outputs.filter(name => existsSync(path.join(site, name))))
    renameSync(path.join(site, name), path.join(folder, `old-${++moved}`));
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
  return { seconds: Number(seconds), cpu: Number(user) + Number(system), megabytes: Number(kilobytes) / 1024 };
}

function median(costs: Cost[]): Cost {
  const middle = (name: keyof Cost) =>
    costs.map(cost => cost[name]).sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
  return { seconds: middle('seconds'), cpu: middle('cpu'), megabytes: middle('megabytes') };
}
