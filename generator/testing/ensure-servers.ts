/**
 * Makes sure that the tests of hosts have nginx, Apache and Caddy. Uses installed servers, and unpacks Debian's packages of the others in
 * .cache/servers/, which needs no root. Tests of a server that is not available are skipped, which this reports with the reason.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { aptTimeouts, attempt, print } from './attempt.ts';
import { onPath } from './find-browser.ts';
import { isAvailable, servers, unpacked } from './web-server.ts';

const packages: Record<string, string[]> = {
  nginx: ['nginx'],
  apache: ['apache2-bin', 'media-types'],
  caddy: ['caddy'],
};

const names = Object.keys(servers);
const missing = names.filter(name => !isAvailable(name));
if (missing.length > 0) fetchPackages(missing);
for (const name of names)
  print(
    isAvailable(name)
      ? `Server: ${name}`
      : `Tests with ${name} are SKIPPED: it is not installed (apt-get install ${packages[name]?.join(' ')})`,
  );

function fetchPackages(names: string[]): void {
  if (!onPath(['apt-get']).some(existsSync)) {
    print('Downloading web servers: there is no apt-get');
    return;
  }
  const folder = path.dirname(unpacked);
  const at = (...names: string[]) => path.join(folder, ...names);
  for (const inner of [['lists', 'partial'], ['archives', 'partial'], ['root']])
    mkdirSync(at(...inner), { recursive: true });
  // apt writes only to this folder, without switching to its own user, who may have no access to it.
  const places = [
    ...['-o', `Dir::State::lists=${at('lists')}`, '-o', `Dir::Cache::archives=${at('archives')}`],
    ...['-o', `Dir::Cache::pkgcache=${at('packages.bin')}`, '-o', `Dir::Cache::srcpkgcache=${at('sources.bin')}`],
    ...['-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User='],
  ];
  const aptGet = ['apt-get', '-y', ...aptTimeouts, ...places];
  attempt('Reading Debian’s package lists', [...aptGet, '-o', 'APT::Update::Error-Mode=any', 'update'], { minutes: 1 });
  const all = names.flatMap(name => packages[name] ?? []);
  const install = ['install', '--download-only', '--no-install-recommends', ...all];
  attempt(`Downloading Debian’s ${names.join(', ')}`, [...aptGet, ...install], { minutes: 1 });
  const unpack = 'for package in "$0"/*.deb; do dpkg-deb -x "$package" "$1"; done';
  attempt('Unpacking the packages', ['sh', '-c', unpack, at('archives'), unpacked], { minutes: 0.5 });
  for (const name of ['lists', 'archives', 'packages.bin', 'sources.bin'])
    rmSync(at(name), { recursive: true, force: true });
}
