// A gateway and a backend as separate processes, for benchmarks. Each is restarted when it exits.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../../node-flags.ts';
import { freePort } from '../gateway/free-port.ts';
import { trustedDocuments } from './operations.ts';

export const PARTS = ['gateway', 'backend'] as const;
export type Part = (typeof PARTS)[number];

const root = fileURLToPath(new URL('../../', import.meta.url));
const START_MS = 120_000;

export class Servers {
  readonly #env: Record<string, string>;
  readonly #moreFlags: readonly string[];
  readonly #children = new Map<Part, ChildProcess>();
  #isStopped = false;
  /** Processes that exited without being killed; must stay empty. */
  readonly surprises: string[] = [];
  readonly gatewayPort: number;
  readonly #backendPort: number;

  private constructor(
    env: Record<string, string>,
    moreFlags: readonly string[],
    gatewayPort: number,
    backendPort: number,
  ) {
    this.#env = env;
    this.#moreFlags = moreFlags;
    this.gatewayPort = gatewayPort;
    this.#backendPort = backendPort;
    // The child processes end with this process, however it ends.
    process.once('exit', () => {
      this.#isStopped = true;
      for (const part of PARTS) this.kill(part);
    });
  }

  /**
   * Builds and starts both, and waits until the gateway is ready.
   * @param env settings of both
   * @param moreFlags of Node, after those of production
   */
  static async open(
    env: Record<string, string>,
    moreFlags: readonly string[] = [],
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
    const trusted = join(env.DATA_DIR ?? '', 'trusted-documents.json');
    writeFileSync(trusted, trustedDocuments());
    const shared = {
      ...env,
      NODE_ENV: 'production',
      UPSTREAM_SERVICE_TOKEN: randomBytes(32).toString('base64url'),
      TICKET_SECRET: randomBytes(32).toString('base64url'),
      BACKEND_PORT: String(backendPort),
      UPSTREAM_URL: `http://127.0.0.1:${backendPort}`,
      HOST: '127.0.0.1',
      PORT: String(gatewayPort),
      PUBLIC_URL: `http://127.0.0.1:${gatewayPort}`,
      TRUSTED_DOCUMENTS: trusted,
      LOG_LEVEL: 'error',
    };
    const servers = new Servers(shared, moreFlags, gatewayPort, backendPort);
    for (const part of PARTS) servers.#start(part);
    try {
      for (const part of PARTS) await servers.untilReady(part);
      return servers;
    } catch (error) {
      await servers.close();
      throw error;
    }
  }

  /** The process id, for measurements. */
  pid(part: Part): number {
    return this.#children.get(part)?.pid ?? 0;
  }

  kill(part: Part): void {
    this.#children.get(part)?.kill('SIGKILL');
  }

  async untilReady(part: Part): Promise<void> {
    const port = part === 'gateway' ? this.gatewayPort : this.#backendPort;
    for (const end = Date.now() + START_MS; Date.now() < end; ) {
      const response = await fetch(`http://127.0.0.1:${port}/health/ready`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => undefined);
      if (response?.ok) return;
      await wait(50);
    }
    throw new Error(
      `The ${part} is not ready after ${START_MS / 1000} s. ${this.surprises.join(' ')}`,
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

  #start(part: Part): void {
    if (this.#isStopped) return;
    const env = { PATH: process.env.PATH, ...this.#env };
    const args = [...nodeFlags, ...this.#moreFlags, `${part}/build/main.js`];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#children.set(part, child);
    child.once('exit', (code, signal) => {
      if (this.#isStopped) return;
      if (signal !== 'SIGKILL')
        this.surprises.push(`The ${part} ended by itself (${signal ?? code}).`);
      // Limits restarts of a process that cannot start.
      setTimeout(() => this.#start(part), signal === 'SIGKILL' ? 0 : 1000);
    });
  }
}
