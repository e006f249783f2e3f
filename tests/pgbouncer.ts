// PgBouncer with the settings of deploy/kubernetes/base/pgbouncer.ini, for a database of a test.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './gateway/free-port.ts';

const shipped = new URL('../deploy/kubernetes/base/pgbouncer.ini', import.meta.url);
const version = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(version.stdout ?? '') ?? [];

export const hasPgbouncer = version.status === 0;
/** 1.21 maps names of prepared statements; Debian 12 has 1.18. */
export const preparesStatements = Number(major) > 1 || Number(minor) >= 21;

/** How to start PgBouncer (arguments of `spawn`), and the database through it. */
export type Pooler = {
  program: { command: string; args: string[]; owner: { uid?: number; gid?: number } };
  port: number;
  url: string;
  remove(): void;
};

/** Writes the settings. @param directUrl the database on PostgreSQL itself */
export async function preparePgbouncer(directUrl: string): Promise<Pooler> {
  const direct = new URL(directUrl);
  const port = await freePort();
  const user = `user=${direct.username} password=${direct.password || 'none'}`;
  const database = `${direct.pathname.slice(1)} = host=${direct.hostname} port=${direct.port || 5432} ${user}`;
  const settings = readFileSync(shipped, 'utf8')
    .replace(/^alokpath = .*?(?= connect_query)/m, database)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^(auth_file|listen_addr|listen_port) = .*\n/gm, '')
    .replace(/^max_prepared_statements = .*\n/m, (line) => (preparesStatements ? line : ''));
  const folder = mkdtempSync(join(tmpdir(), 'alokpath-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${settings}\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\n`);
  chmodSync(folder, 0o755);
  const pooled = new URL(directUrl);
  pooled.host = `127.0.0.1:${port}`;
  return {
    // PgBouncer refuses to run as root.
    program: {
      command: 'pgbouncer',
      args: [file],
      owner: process.getuid?.() === 0 ? { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') } : {},
    },
    port,
    url: pooled.href,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function idOfPostgres(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
}
