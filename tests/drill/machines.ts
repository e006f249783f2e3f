// Two gateways behind nginx, two backends, two workers, PgBouncer and Redis: each is a process that
// is restarted when it exits, as systemd or a container engine would do.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeFlags } from '../../node-flags.ts';
import { freePort } from '../gateway/free-port.ts';
import { startNameServer } from '../images/name-server.ts';
import { hasNginx, prepareNginx, ROOT } from '../images/nginx.ts';
import { hasPgbouncer, preparePgbouncer, preparesStatements } from '../pgbouncer.ts';
import type { ExamFixture } from './exam-fixture.ts';
import { resolverModuleUrl } from './host-name.ts';
import { trustedDocuments } from './operations.ts';

export const PARTS = [
  'gateway 1',
  'gateway 2',
  'backend 1',
  'backend 2',
  'worker 1',
  'worker 2',
  'nginx',
  'PgBouncer',
  'Redis',
] as const;
export type Part = (typeof PARTS)[number];

/** The command of a part, and the URL of its readiness check. */
type Program = {
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** The user that it runs as; default: the same. */
  owner?: { uid?: number; gid?: number };
  ready?: string;
};

const START_MS = 120_000;
const [GATEWAYS, BACKENDS] = [
  ['127.0.0.4', '127.0.0.5'],
  ['127.0.0.2', '127.0.0.3'],
] as const;
/** The name of both backends. */
const BACKEND_NAME = 'backends.drill';

export class Machines {
  readonly #programs: Record<Part, Program>;
  readonly #children = new Map<Part, ChildProcess>();
  readonly #stops: (() => void)[];
  #isStopped = false;
  /** Processes that exited without being killed; must stay empty. */
  readonly unexpectedExits: string[] = [];
  readonly nginxPort: number;
  readonly backendUrls: readonly string[];

  private constructor(
    programs: Record<Part, Program>,
    addresses: { nginxPort: number; backendUrls: string[] },
    stops: (() => void)[],
  ) {
    this.#programs = programs;
    this.nginxPort = addresses.nginxPort;
    this.backendUrls = addresses.backendUrls;
    this.#stops = stops;
    // The child processes end with this process, however it ends.
    process.once('exit', () => {
      this.#isStopped = true;
      for (const part of PARTS) this.kill(part);
    });
  }

  /** Builds, starts everything and waits until it is ready. @param env DATABASE_URL, DATA_DIR */
  static async open(env: ExamFixture['env']): Promise<Machines> {
    if (!hasNginx) throw new Error('The drill needs nginx: apt-get install nginx-light');
    if (spawnSync('redis-server', ['--version']).status !== 0)
      throw new Error('The drill needs Redis: apt-get install redis-server');
    if (!hasPgbouncer) throw new Error('The drill needs PgBouncer: apt-get install pgbouncer');
    build('build:server', 'gateway');
    build('build', 'backend');
    const [gatewayPort, backendPort, nginxPort, redisPort] = await freePorts();
    const workerPorts = await freePorts();
    const names = await startNameServer(GATEWAYS);
    const nginx = prepareNginx(nginxPort, {
      url: `http://gateways.drill:${gatewayPort}`,
      nameServerPort: names.port,
    });
    const pooler = await preparePgbouncer(env.DATABASE_URL);
    const trusted = join(env.DATA_DIR, 'trusted-documents.json');
    writeFileSync(trusted, trustedDocuments());
    const shared = {
      PATH: process.env.PATH ?? '',
      ...env,
      DATABASE_URL: pooler.url,
      DIRECT_DATABASE_URL: env.DATABASE_URL,
      PREPARED_STATEMENTS: preparesStatements ? '1' : '0',
      NODE_ENV: 'production',
      UPSTREAM_SERVICE_TOKEN: randomBytes(32).toString('base64url'),
      TICKET_SECRET: randomBytes(32).toString('base64url'),
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      TRUSTED_PROXIES: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${nginxPort}`,
      TRUSTED_DOCUMENTS: trusted,
      UPSTREAM_URL: `http://${BACKEND_NAME}:${backendPort}`,
      LOG_LEVEL: 'silent',
      FIRST_VIEWS: '0',
      WORKER: '0',
    };
    const node = (
      file: string,
      own: Record<string, string>,
      url: string,
      flags: readonly string[],
    ) => ({
      command: process.execPath,
      args: [...flags, file],
      env: { ...shared, ...own },
      ready: `${url}/health/ready`,
    });
    const gateway = (host: string) =>
      node(
        'gateway/build/main.js',
        { HOST: host, PORT: String(gatewayPort) },
        `http://${host}:${gatewayPort}`,
        [...nodeFlags, '--import', resolverModuleUrl(BACKEND_NAME, BACKENDS)],
      );
    const backend = (file: string, host: string, port: number, flags: readonly string[]) =>
      node(
        `backend/build/${file}`,
        { BACKEND_HOST: host, BACKEND_PORT: String(port) },
        `http://${host}:${port}`,
        flags,
      );
    // As in docker-compose.yml.
    const worker = (port: number) =>
      backend('worker.main.js', '127.0.0.1', port, ['--enable-source-maps']);
    const redis = ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''];
    const programs: Record<Part, Program> = {
      PgBouncer: pooler.program,
      Redis: { command: 'redis-server', args: [...redis, '--appendonly', 'no'] },
      'backend 1': backend('main.js', BACKENDS[0], backendPort, nodeFlags),
      'backend 2': backend('main.js', BACKENDS[1], backendPort, nodeFlags),
      'worker 1': worker(workerPorts[0]),
      'worker 2': worker(workerPorts[1]),
      'gateway 1': gateway(GATEWAYS[0]),
      'gateway 2': gateway(GATEWAYS[1]),
      nginx: { ...nginx.program, ready: `http://127.0.0.1:${nginxPort}/health/ready` },
    };
    const backendUrls = BACKENDS.map((host) => `http://${host}:${backendPort}`);
    const stops = [names.close, nginx.remove, pooler.remove];
    const machines = new Machines(programs, { nginxPort, backendUrls }, stops);
    for (const part of PARTS) machines.#start(part);
    try {
      await machines.untilAllReady();
      return machines;
    } catch (error) {
      await machines.close();
      throw error;
    }
  }

  kill(part: Part): void {
    this.#children.get(part)?.kill('SIGKILL');
  }

  /** Waits until all parts are ready, including killed ones that have not restarted yet. */
  async untilAllReady(): Promise<void> {
    for (const part of PARTS) await this.untilReady(part);
  }

  async untilReady(part: Part): Promise<void> {
    const { ready } = this.#programs[part];
    if (!ready) return;
    for (const end = Date.now() + START_MS; Date.now() < end; ) {
      const signal = AbortSignal.timeout(2000);
      const response = await fetch(ready, { signal }).catch(() => undefined);
      if (response?.ok) return;
      await wait(50);
    }
    throw new Error(
      `${part} is not ready after ${START_MS / 1000} s. ${this.unexpectedExits.join(' ')}`,
    );
  }

  /** Kills the running processes, and waits for their end. */
  async close(): Promise<void> {
    this.#isStopped = true;
    const running = [...this.#children.values()].filter(
      (child) => child.exitCode === null && child.signalCode === null,
    );
    const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(ended);
    for (const stop of this.#stops.splice(0)) stop();
  }

  #start(part: Part): void {
    if (this.#isStopped) return;
    const { command, args, env = {}, owner } = this.#programs[part];
    const stdio: ['ignore', 'ignore', 'inherit' | 'ignore'] = ['ignore', 'ignore', 'inherit'];
    // They report every connection that a killed process has closed.
    if (part === 'nginx' || part === 'PgBouncer') stdio[2] = 'ignore';
    const child = spawn(command, args, {
      ...owner,
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...env },
      stdio,
    });
    this.#children.set(part, child);
    child.once('exit', (code, signal) => {
      if (this.#isStopped) return;
      if (signal !== 'SIGKILL')
        this.unexpectedExits.push(`${part} ended by itself (${signal ?? code}).`);
      // Limits restarts of a process that cannot start.
      setTimeout(() => this.#start(part), signal === 'SIGKILL' ? 0 : 1000);
    });
  }
}

function build(script: string, workspace: string): void {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', script, '-w', workspace], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`building ${workspace} failed: ${stderr}`);
}

async function freePorts(): Promise<[number, number, number, number]> {
  return [await freePort(), await freePort(), await freePort(), await freePort()];
}
