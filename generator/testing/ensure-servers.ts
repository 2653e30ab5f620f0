/**
 * Makes sure that the tests of hosts have nginx, Apache and Caddy, before they run. Uses installed servers, and unpacks Debian's packages of the
 * others in .cache/servers/, which installs nothing on this machine, starts no server, and needs no root. Tests of a server that is not
 * available are skipped, which this reports with the reason.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { aptTimeouts, attempt, print } from './attempt.ts';
import { onPath } from './find-browser.ts';
import { kinds, missing, unpacked } from './web-server.ts';

const packages: Record<string, string[]> = {
  nginx: ['nginx'],
  'nginx with brotli': ['nginx', 'libnginx-mod-http-brotli-static'],
  apache: ['apache2-bin', 'media-types'],
  caddy: ['caddy'],
};

const missingKinds = Object.keys(kinds).filter(missing);
if (missingKinds.length > 0) fetchPackages(missingKinds);
for (const kind of Object.keys(kinds)) {
  const reason = missing(kind);
  print(
    reason
      ? `Tests with ${kind} are SKIPPED: ${reason} (apt-get install ${packages[kind]?.join(' ')})`
      : `Server: ${kind}`,
  );
}

function fetchPackages(kinds: string[]): void {
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
  attempt('Reading Debian’s package lists', [...aptGet, '-o', 'APT::Update::Error-Mode=any', 'update'], {
    minutes: 0.5,
  });
  for (const kind of kinds) {
    const install = ['install', '--download-only', '--no-install-recommends', ...(packages[kind] ?? [])];
    attempt(`Downloading Debian’s ${kind}`, [...aptGet, ...install], { minutes: 0.5 });
  }
  const unpack = 'for package in "$0"/*.deb; do dpkg-deb -x "$package" "$1"; done';
  attempt('Unpacking the packages', ['sh', '-c', unpack, at('archives'), unpacked], { minutes: 0.5 });
  for (const name of ['lists', 'archives', 'packages.bin', 'sources.bin'])
    rmSync(at(name), { recursive: true, force: true });
}
