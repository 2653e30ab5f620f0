import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../testing/folders.ts';
import { acquireLock } from './lock.ts';
import { openFolder, writeFiles } from './write.ts';

const { root: folder, write } = emptyFolder();
const out = path.join(folder, 'dist');
const build = path.join(folder, '.dist.build');

const root = path.resolve('.');
const site = [{ path: 'index.html', bytes: 'home' }];

/** Leaves the lock of a killed build, `age` seconds after its last signal. */
function leaveLock(text: string, age = 0) {
  write('.dist.build/stage-token/0', 'left');
  write('.dist.build/lock/token', text);
  const time = Date.now() / 1000 - age;
  utimesSync(path.join(build, 'lock/token'), time, time);
}

test('a second build is refused while one runs, and the first goes on', () => {
  const first = openFolder(out, root);
  first.put({ path: 'index.html', bytes: 'first' });
  expect(() => writeFiles(site, out, root)).toThrow(`another build (process ${process.pid}) is writing here`);
  first.commit(['index.html'], { base: '/' });
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('first');
  expect(writeFiles(site, out, root).written).toBe(1);
});

test('a build that has ended does not touch the lock or files of the next one', () => {
  const first = openFolder(out, root);
  first.commit([], { base: '/' });
  const second = openFolder(out, root);
  second.put({ path: 'index.html', bytes: 'second' });
  first.discard();
  expect(() => first.commit([], { base: '/' })).toThrow('another build took over');
  expect(() => openFolder(out, root)).toThrow('another build');
  expect(second.commit(['index.html'], { base: '/' }).written).toBe(1);
  expect(readdirSync(build)).toEqual(['manifest.json']);
});

test('a build that loses its lock fails and changes nothing', () => {
  writeFiles(site, out, root);
  const output = openFolder(out, root);
  rmSync(build, { recursive: true });
  expect(() => output.put({ path: 'index.html', bytes: 'new' })).toThrow('another build took over');
  expect(() => output.commit(['index.html'], { base: '/' })).toThrow('another build took over');
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('home');
});

describe('the lock of a killed build is taken over, and its files are deleted, if', () => {
  test.each([
    ['its process is gone', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
    ['its text is truncated', () => ''],
  ])('%s', (_, text) => {
    leaveLock(text());
    expect(writeFiles(site, out, root).written).toBe(1);
    expect(readdirSync(build)).toEqual(['manifest.json']);
  });

  test.each([
    ['another process', process.ppid],
    ['this very process, as in a container,', process.pid],
  ])('%s has its number, and it gave no signal for a minute', (_, pid) => {
    leaveLock(`${pid}`, 50);
    expect(() => writeFiles(site, out, root)).toThrow('another build');
    rmSync(build, { recursive: true });
    leaveLock(`${pid}`, 61);
    expect(writeFiles(site, out, root).written).toBe(1);
  });
});

test('a running build updates its lock', () => {
  const lock = acquireLock(build, out);
  const file = path.join(build, 'lock', String(readdirSync(path.join(build, 'lock'))));
  utimesSync(file, 1, 1);
  lock.confirm();
  expect(statSync(file).mtimeMs).toBe(1000);
  lock.confirm(true);
  expect(statSync(file).mtimeMs).toBeGreaterThan(1000);
  lock.release();
});

test('if many builds find the same stale lock at once, one gets it', async () => {
  const program = path.join(folder, 'program.mjs');
  const contents = `import { acquireLock } from '${path.resolve('generator/write/lock.ts')}';
    let lock;
    process.stdin.on('data', () => {
      try {
        if (lock) lock = lock.release();
        else lock = acquireLock(process.argv[2], 'dist');
        console.log(lock ? 'taken' : 'released');
      } catch (error) {
        console.log(error.message);
      }
    });
    console.log('ready');`;
  const stdin = { contents, resolveDir: root };
  buildSync({ stdin, bundle: true, platform: 'node', format: 'esm', outfile: program });
  const all = Array.from({ length: 6 }, () => spawn(process.execPath, [program, build], { stdio: 'pipe' }));
  const answersOf = (some: typeof all) =>
    Promise.all(some.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])));
  await answersOf(all);
  for (let round = 0; round < 20; round++) {
    leaveLock('');
    const heard = answersOf(all);
    for (const one of all) one.stdin.write('take it');
    const answers = await heard;
    const winners = all.filter((_, i) => answers[i] === 'taken\n');
    expect([winners.length, answers.filter(text => text.includes('is writing here')).length]).toEqual([1, 5]);
    const released = answersOf(winners);
    winners[0]?.stdin.write('release it');
    await released;
  }
  for (const one of all) one.kill();
});
