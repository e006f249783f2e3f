// nginx with the configuration of the web image, on a port and in a folder of its own.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

const site = readFileSync(new URL('../../web/nginx.conf', import.meta.url), 'utf8');
const MIME_TYPES = '/etc/nginx/mime.types';

/** The upstream of nginx: the address of the gateways, or a name with a name server's port. */
export type Gateways = { url: string; nameServerPort?: number };

/** The content of gateway.conf, for `web/nginx.conf`. */
export function gatewayConf(port: number, { url, nameServerPort }: Gateways): string {
  const resolver = nameServerPort ? `resolver 127.0.0.1:${nameServerPort} valid=1s ipv6=off;` : '';
  return `listen 127.0.0.1:${port};\n${resolver}\nset $gateway ${url};\n`;
}

/** Writes the configuration. @param root the folder of the web build */
export function prepareNginx(port: number, gateways: Gateways, root = tmpdir()) {
  const folder = mkdtempSync(join(tmpdir(), 'alokpath-nginx-'));
  mkdirSync(join(folder, 'temp'));
  writeFileSync(join(folder, 'gateway.conf'), gatewayConf(port, gateways));
  writeFileSync(
    join(folder, 'site.conf'),
    site
      .replace('proxy_cache_path /tmp/cache ', `proxy_cache_path ${folder}/cache `)
      .replace('root /usr/share/nginx/html;', `root ${root};`)
      .replace('include mime.types;', `include ${MIME_TYPES};`),
  );
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temp/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
# One process, which can be killed.
master_process off;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 8192; }
worker_rlimit_nofile 16384;
http { access_log off; ${temps.join(' ')} include site.conf; }
`,
  );
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  return {
    program: { command: 'nginx', args: [...args, '-g', 'daemon off;'] },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Starts nginx and waits until it listens. */
export async function startNginx(port: number, gateways: Gateways) {
  const { program, remove } = prepareNginx(port, gateways);
  const child = spawn(program.command, program.args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (data) => {
    log += data;
  });
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + 30_000; ; await wait(50)) {
    if (await fetch(url, { method: 'HEAD' }).catch(() => undefined)) break;
    if (child.exitCode !== null || Date.now() > end) throw new Error(`nginx did not start: ${log}`);
  }
  return {
    url,
    stop: async () => {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await ended;
      remove();
    },
  };
}

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
