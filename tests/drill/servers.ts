// A gateway and its backends as separate processes, for benchmarks. Each is restarted when it
// exits.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../../node-flags.ts';
import { freePort } from '../gateway/free-port.ts';
import { resolverModuleUrl } from './host-name.ts';
import { trustedDocuments } from './operations.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const START_MS = 120_000;
const BACKEND_NAME = 'backends.test';

type Program = { name: string; file: string; host: string; port: number; flags: string[] };

export class Servers {
  readonly #env: Record<string, string>;
  readonly #programs: readonly Program[];
  readonly #children = new Map<Program, ChildProcess>();
  #isStopped = false;
  /** Processes that exited without being killed; must stay empty. */
  readonly unexpectedExits: string[] = [];

  private constructor(env: Record<string, string>, programs: readonly Program[]) {
    this.#env = env;
    this.#programs = programs;
    // The child processes end with this process, however it ends.
    process.once('exit', () => {
      this.#isStopped = true;
      for (const child of this.#children.values()) child.kill('SIGKILL');
    });
  }

  /**
   * Builds and starts the gateway and the backends, and waits until they are ready.
   * @param env settings of all
   * @param moreFlags of Node, after those of production
   */
  static async open(
    env: Record<string, string>,
    { backends = 1, moreFlags = [] }: { backends?: number; moreFlags?: readonly string[] } = {},
  ): Promise<Servers> {
    for (const [script, workspace] of [
      ['build:server', 'gateway'],
      ['build', 'backend'],
    ]) {
      const { status, stderr } = spawnSync(
        'npm',
        ['run', '--silent', script ?? '', '-w', workspace ?? ''],
        { cwd: root, encoding: 'utf8' },
      );
      if (status !== 0) throw new Error(`building the ${workspace} failed: ${stderr}`);
    }
    const [gatewayPort, backendPort] = [await freePort(), await freePort()];
    const hosts = Array.from({ length: backends }, (_, index) => `127.0.0.${index + 1}`);
    const resolver = backends > 1 ? ['--import', resolverModuleUrl(BACKEND_NAME, hosts)] : [];
    const program = (workspace: string, host: string, port: number, flags: string[]) => ({
      name: `${workspace} on ${host}`,
      file: `${workspace}/build/main.js`,
      host,
      port,
      flags: [...nodeFlags, ...flags, ...moreFlags],
    });
    const trusted = join(env.DATA_DIR ?? '', 'trusted-documents.json');
    writeFileSync(trusted, trustedDocuments());
    const shared = {
      ...env,
      NODE_ENV: 'production',
      UPSTREAM_SERVICE_TOKEN: randomBytes(32).toString('base64url'),
      TICKET_SECRET: randomBytes(32).toString('base64url'),
      UPSTREAM_URL: `http://${backends > 1 ? BACKEND_NAME : hosts[0]}:${backendPort}`,
      PUBLIC_URL: `http://127.0.0.1:${gatewayPort}`,
      TRUSTED_DOCUMENTS: trusted,
      LOG_LEVEL: 'error',
    };
    const servers = new Servers(shared, [
      program('gateway', '127.0.0.1', gatewayPort, resolver),
      ...hosts.map((host) => program('backend', host, backendPort, [])),
    ]);
    for (const program of servers.#programs) servers.#start(program);
    try {
      for (const each of servers.#programs) await servers.#waitUntilReady(each);
      return servers;
    } catch (error) {
      await servers.close();
      throw error;
    }
  }

  get gatewayPort(): number {
    return this.#programs[0]?.port ?? 0;
  }

  /** The process ids, for measurements. */
  get pids(): { gateway: number; backends: number[] } {
    const [gateway = 0, ...backends] = this.#programs.map(
      (program) => this.#children.get(program)?.pid ?? 0,
    );
    return { gateway, backends };
  }

  async #waitUntilReady({ name, host, port }: Program): Promise<void> {
    for (const end = Date.now() + START_MS; Date.now() < end; ) {
      const response = await fetch(`http://${host}:${port}/health/ready`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => undefined);
      if (response?.ok) return;
      await wait(50);
    }
    throw new Error(
      `The ${name} is not ready after ${START_MS / 1000} s. ${this.unexpectedExits.join(' ')}`,
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
  }

  #start(program: Program): void {
    if (this.#isStopped) return;
    const { name, file, host, port, flags } = program;
    const address = file.startsWith('gateway')
      ? { HOST: host, PORT: String(port) }
      : { BACKEND_HOST: host, BACKEND_PORT: String(port) };
    const child = spawn(process.execPath, [...flags, file], {
      cwd: root,
      env: { PATH: process.env.PATH, ...this.#env, ...address },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#children.set(program, child);
    child.once('exit', (code, signal) => {
      if (this.#isStopped) return;
      if (signal !== 'SIGKILL')
        this.unexpectedExits.push(`The ${name} ended by itself (${signal ?? code}).`);
      // Limits restarts of a process that cannot start.
      setTimeout(() => this.#start(program), signal === 'SIGKILL' ? 0 : 1000);
    });
  }
}
