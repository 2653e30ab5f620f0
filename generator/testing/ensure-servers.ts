/**
 * Sees to it that the tests of hosts have nginx, Apache and Caddy; runs before they do. What is installed is taken; Debian's packages of the
 * others are unpacked in .cache/servers/, so that nothing is installed on this machine, no server is started, and nobody needs to be root.
 * A server that cannot be had is said so, and why: its tests are skipped.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { aptPatience, attempt, say } from './attempt.ts';
import { onPath } from './find-browser.ts';
import { kinds, missing, unpacked } from './web-server.ts';

const packages: Record<string, string[]> = {
  nginx: ['nginx'],
  'nginx with brotli': ['nginx', 'libnginx-mod-http-brotli-static'],
  apache: ['apache2-bin', 'media-types'],
  caddy: ['caddy'],
};

const lacking = Object.keys(kinds).filter(missing);
if (lacking.length > 0) fetchPackages(lacking);
for (const kind of Object.keys(kinds)) {
  const reason = missing(kind);
  say(
    reason
      ? `Tests with ${kind} are SKIPPED: ${reason} (apt-get install ${packages[kind]?.join(' ')})`
      : `Server: ${kind}`,
  );
}

function fetchPackages(wanted: string[]): void {
  if (!onPath(['apt-get']).some(existsSync)) {
    say('Fetching web servers: no apt-get here');
    return;
  }
  const folder = path.dirname(unpacked);
  const at = (...names: string[]) => path.join(folder, ...names);
  for (const inner of [['lists', 'partial'], ['archives', 'partial'], ['root']])
    mkdirSync(at(...inner), { recursive: true });
  // All that apt writes is in our own folder, which another user than ours may not be able to reach.
  const places = [
    ...['-o', `Dir::State::lists=${at('lists')}`, '-o', `Dir::Cache::archives=${at('archives')}`],
    ...['-o', `Dir::Cache::pkgcache=${at('packages.bin')}`, '-o', `Dir::Cache::srcpkgcache=${at('sources.bin')}`],
    ...['-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User='],
  ];
  const aptGet = ['apt-get', '-y', ...aptPatience, ...places];
  attempt('Reading Debian’s package lists', [...aptGet, '-o', 'APT::Update::Error-Mode=any', 'update'], {
    minutes: 0.5,
  });
  for (const kind of wanted) {
    const install = ['install', '--download-only', '--no-install-recommends', ...(packages[kind] ?? [])];
    attempt(`Fetching Debian’s ${kind}`, [...aptGet, ...install], { minutes: 0.5 });
  }
  const unpack = 'for package in "$0"/*.deb; do dpkg-deb -x "$package" "$1"; done';
  attempt('Unpacking them', ['sh', '-c', unpack, at('archives'), unpacked], { minutes: 0.5 });
  for (const name of ['lists', 'archives', 'packages.bin', 'sources.bin'])
    rmSync(at(name), { recursive: true, force: true });
}
