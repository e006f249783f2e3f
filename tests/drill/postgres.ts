// A separate PostgreSQL server for the drill. Unlike the server of the tests, it writes to the disk
// before it acknowledges (fsync). It can crash and be restarted.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../gateway/free-port.ts';

export class Postgres {
  readonly url: string;
  readonly #folder: string;
  readonly #bin: string;
  readonly #port: number;

  private constructor(folder: string, bin: string, port: number) {
    this.#folder = folder;
    this.#bin = bin;
    this.#port = port;
    this.url = `postgres://alokpath@127.0.0.1:${port}/postgres`;
  }

  static async open(): Promise<Postgres> {
    const bin = findPrograms();
    const folder = mkdtempSync(join(tmpdir(), 'alokpath-drill-postgres-'));
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(folder, ...ownerIds());
    const postgres = new Postgres(folder, bin, await freePort());
    const options = ['-A', 'trust', '-U', 'alokpath', '--encoding=UTF8', '--locale=C'];
    postgres.#run('initdb', [...options, '-D', join(folder, 'data')]);
    postgres.start();
    return postgres;
  }

  start(): void {
    const options = `-p ${this.#port} -k ${this.#folder} -c listen_addresses=127.0.0.1`;
    this.#run('pg_ctl', [
      '-D',
      join(this.#folder, 'data'),
      '-w',
      '-l',
      join(this.#folder, 'log'),
      '-o',
      `${options} -c fsync=on -c synchronous_commit=on -c full_page_writes=on`,
      'start',
    ]);
  }

  /** Ends all processes at once; the next start recovers from the write-ahead log. */
  crash(): void {
    this.#run('pg_ctl', ['-D', join(this.#folder, 'data'), '-m', 'immediate', 'stop']);
  }

  close(): void {
    try {
      this.crash();
    } finally {
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }

  /** PostgreSQL refuses to run as root. */
  #run(program: string, args: string[]): void {
    const path = join(this.#bin, program);
    const asOwner = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
    const [command = '', ...rest] = [...asOwner, path, ...args];
    const { status } = spawnSync(command, rest, { stdio: 'ignore', cwd: this.#folder });
    if (status === 0) return;
    const log = join(this.#folder, 'log');
    throw new Error(`${program} failed: ${existsSync(log) ? readFileSync(log, 'utf8') : status}`);
  }
}

function findPrograms(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const binFolder = versions
    .map((version) => join(root, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (!binFolder) throw new Error('The drill needs PostgreSQL: apt-get install postgresql');
  return binFolder;
}

function ownerIds(): [number, number] {
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return [id('-u'), id('-g')];
}
