/** Runs nginx, Apache and Caddy on a free loopback port, with the files that a build makes for them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type WebServer = { origin: string; stop: () => Promise<void> };

/** A folder for the server's own files, the folder of the site, and the configuration that was made for the server, if it has one. */
export type Place = { work: string; pages: string; configuration: string };

/** A program, and what writes its configuration into a file. Returns the arguments of its command. */
type Server = {
  program: string;
  configure: (place: Place, port: number) => { text: string; args: (file: string) => string[] };
};

/** The folder in which ensure-servers.ts unpacks packages that are not installed. */
export const unpacked = path.resolve('.cache/servers/root');

/** Returns the path of a package's file: installed, or unpacked. */
const fileOf = (file: string) => [file, unpacked + file].find(existsSync) ?? file;

const root = 'root /var/www/name.example';
const apacheModules = 'mpm_event authz_core dir mime headers rewrite filter deflate autoindex negotiation alias';

export const servers: Record<string, Server> = {
  nginx: {
    program: 'nginx',
    configure({ work, pages, configuration }, port) {
      const site = configuration
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('  listen [::]:80;\n', '')
        .replace(root, `root ${pages}`);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(one => `${one}_temp_path ${work};`);
      return {
        text: `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${work}/nginx.pid;
events {}
http {
  ${temporary.join('\n  ')}
  access_log off;
  include ${fileOf('/etc/nginx/mime.types')};
  default_type application/octet-stream;
  ${site}
}`,
        args: file => ['-c', file, '-e', `${work}/error.log`],
      };
    },
  },
  // As Debian configures it, with what a shared host allows in .htaccess.
  apache: {
    program: 'apache2',
    configure: ({ work, pages }, port) => ({
      text: `${apacheModules
        .split(' ')
        .map(name => `LoadModule ${name}_module ${fileOf('/usr/lib/apache2/modules')}/mod_${name}.so`)
        .join('\n')}
ServerRoot ${work}
PidFile ${work}/apache.pid
ErrorLog ${work}/error.log
ServerName localhost
Listen 127.0.0.1:${port}
TypesConfig ${fileOf('/etc/mime.types')}
AddEncoding x-gzip .gz
AddLanguage br .br
AddType application/x-gzip .gz
DocumentRoot ${pages}
<Directory ${pages}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
`,
      args: file => ['-f', file, '-D', 'FOREGROUND'],
    }),
  },
  caddy: {
    program: 'caddy',
    configure({ pages, configuration }, port) {
      const site = configuration
        .replace('https://name.example {', `http://127.0.0.1:${port} {\n\tbind 127.0.0.1`)
        .replace('root * /var/www/name.example', `root * ${pages}`);
      return {
        text: `{\n\tadmin off\n\tauto_https off\n}\n${site}`,
        args: file => ['run', '--config', file, '--adapter', 'caddyfile'],
      };
    },
  },
};

const whereIs = (program: string) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin', `${unpacked}/usr/sbin`, `${unpacked}/usr/bin`]
    .map(folder => path.join(folder, program))
    .find(existsSync);

/** Returns whether a server can run on this machine. */
export const isAvailable = (name: string): boolean => whereIs(servers[name]?.program ?? '') !== undefined;

/** The folders of the libraries that were unpacked with the servers. */
const libraries = () =>
  ['lib', 'usr/lib']
    .map(folder => path.join(unpacked, folder))
    .filter(existsSync)
    .flatMap(folder => readdirSync(folder).map(name => path.join(folder, name)))
    .filter(folder => folder.endsWith('-linux-gnu'))
    .join(':');

/** Starts a server and waits until it responds. Throws with its output if it does not start. */
export async function start(name: string, place: Place): Promise<WebServer> {
  const { program, configure } = servers[name] as Server;
  mkdirSync(place.work, { recursive: true });
  const port = await freePort();
  const { text, args } = configure(place, port);
  const file = path.join(place.work, 'configuration');
  writeFileSync(file, text);
  const home = { HOME: place.work, XDG_DATA_HOME: place.work, XDG_CONFIG_HOME: place.work };
  const env = { ...process.env, ...home, LD_LIBRARY_PATH: libraries() };
  const child = spawn(whereIs(program) ?? program, args(file), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += text));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(origin).catch(() => undefined)); tries++) {
    if (child.exitCode !== null || tries > 200) throw new Error(`${program} did not start:\n${output}`);
    await sleep(50);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { origin, stop };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
