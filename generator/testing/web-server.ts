/** Runs nginx, Apache and Caddy from Debian's packages on a free loopback port, with only the files that a build generates for them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type WebServer = { origin: string; stop: () => Promise<void> };

/** Where a server runs: a folder for its own files, the folder of the site, the host name, and a function that reads generated files. */
export type Place = { work: string; pages: string; name: string; read: (file: string) => string };

type Kind = {
  program: string;
  modules?: string[];
  /** Writes its configuration. Returns the arguments of its command. */
  configure: (place: Place, port: number) => string[];
};

/** The folder in which ensure-servers.ts unpacks packages that are not installed. */
export const unpacked = path.resolve('.cache/servers/root');

/** Returns the path of a package's file: installed, or unpacked. */
const fileOf = (file: string) => [file, unpacked + file].find(existsSync) ?? file;

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const apacheModules = '/usr/lib/apache2/modules';

export const kinds: Record<string, Kind> = {
  nginx: { program: 'nginx', configure: nginxWith('') },
  'nginx with brotli': {
    program: 'nginx',
    modules: [brotli],
    configure: nginxWith(brotli),
  },
  apache: {
    program: 'apache2',
    modules: [apacheModules],
    configure({ work, pages }, port) {
      const modules = [
        'mpm_event',
        'authz_core',
        'dir',
        'mime',
        'headers',
        'rewrite',
        'filter',
        'deflate',
        'autoindex',
      ];
      const loaded = [...modules, 'negotiation'].map(
        name => `LoadModule ${name}_module ${fileOf(apacheModules)}/mod_${name}.so`,
      );
      const file = path.join(work, 'apache.conf');
      const lines = [
        ...loaded,
        `ServerRoot ${work}`,
        `PidFile ${work}/apache.pid`,
        `ErrorLog ${work}/error.log`,
        'ServerName localhost',
        `Listen 127.0.0.1:${port}`,
        `TypesConfig ${fileOf('/etc/mime.types')}`,
        'AddEncoding x-gzip .gz',
        'AddLanguage br .br',
        'AddType application/x-gzip .gz',
        `DocumentRoot ${pages}`,
        `<Directory ${pages}>\nOptions Indexes FollowSymLinks MultiViews\nAllowOverride All\nRequire all granted\n</Directory>`,
        '<FilesMatch "^\\.ht">\nRequire all denied\n</FilesMatch>',
      ];
      writeFileSync(file, `${lines.join('\n')}\n`);
      return ['-f', file, '-D', 'FOREGROUND'];
    },
  },
  caddy: {
    program: 'caddy',
    configure({ work, pages, name, read }, port) {
      const file = path.join(work, 'Caddyfile');
      const site = read('caddy/Caddyfile')
        .replace(`https://${name} {`, `http://127.0.0.1:${port} {\n\tbind 127.0.0.1`)
        .replace(`root * /var/www/${name}`, `root * ${pages}`);
      writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
};

function nginxWith(module: string): Kind['configure'] {
  return ({ work, pages, name, read }, port) => {
    const site = read(`nginx/${name}.conf`)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('  listen [::]:80;\n', '')
      .replace(`root /var/www/${name};`, `root ${pages};`)
      .replace(module ? '# brotli_static on;' : '\u0000', 'brotli_static on;');
    const file = path.join(work, 'nginx.conf');
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(one => `${one}_temp_path ${work}/${one};`);
    writeFileSync(
      file,
      `${module && `load_module ${fileOf(module)};`}\ndaemon off;\n${process.getuid?.() === 0 ? 'user root;' : ''}\npid ${work}/nginx.pid;\nerror_log ${work}/error.log;\nevents {}\nhttp {\n${folders.join('\n')}\naccess_log off;\ninclude ${fileOf('/etc/nginx/mime.types')};\ndefault_type application/octet-stream;\n${site}}\n`,
    );
    return ['-c', file, '-e', `${work}/error.log`];
  };
}

/** Returns why a server cannot run on this machine, or undefined if it can. */
export function missing(kind: string): string | undefined {
  const { program, modules = [] } = kinds[kind] as Kind;
  if (!whereIs(program)) return `${program} is not installed`;
  const absent = modules.find(file => !existsSync(fileOf(file)));
  return absent && `${absent} is not installed`;
}

const whereIs = (program: string) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin', `${unpacked}/usr/sbin`, `${unpacked}/usr/bin`]
    .map(folder => path.join(folder, program))
    .find(existsSync);

/** Returns the folders of the libraries that were unpacked with the servers: "/…/usr/lib/x86_64-linux-gnu". */
const libraries = () =>
  ['lib', 'usr/lib']
    .map(folder => path.join(unpacked, folder))
    .filter(existsSync)
    .flatMap(folder =>
      readdirSync(folder)
        .filter(name => name.endsWith('-linux-gnu'))
        .map(name => path.join(folder, name)),
    )
    .join(':');

/** Starts a server and waits until it responds. Throws with its output if it does not start. */
export async function start(kind: string, place: Place): Promise<WebServer> {
  const { program, configure } = kinds[kind] as Kind;
  mkdirSync(place.work, { recursive: true });
  const port = await freePort();
  const words = configure(place, port);
  const home = { HOME: place.work, XDG_DATA_HOME: place.work, XDG_CONFIG_HOME: place.work };
  const env = { ...process.env, ...home, LD_LIBRARY_PATH: libraries() };
  const child = spawn(whereIs(program) ?? program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += text));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null || tries > 200) throw new Error(`${program} did not start:\n${output}`);
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await sleep(50);
  }
  return { origin, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise(resolve => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}
