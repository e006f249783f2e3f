// The product on separate ports, as two processes that a journey may kill and restart.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../gateway/free-port.ts';
import { patientLimits } from './patient-limits.ts';

const root = resolve(import.meta.dirname, '../..');

const commands = {
  backend: ['backend/build/main.js'],
  gateway: ['gateway/build/main.js'],
} as const;

type ServerName = keyof typeof commands;

/** A module that sets a process's clock before anything else runs in it. */
function clockAhead(aheadMs: number): string {
  const script = `
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...parts) { super(...(parts.length > 0 ? parts : [Real.now() + ${aheadMs}])); }
      static now() { return Real.now() + ${aheadMs}; }
    };`;
  return `data:text/javascript,${encodeURIComponent(script)}`;
}

export class Product {
  readonly baseURL: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'alokpath-kill-'));
  readonly #running = new Map<ServerName, ChildProcess>();

  static async onFreePorts(): Promise<Product> {
    return new Product(await freePort(), await freePort());
  }

  private constructor(port: number, backendPort: number) {
    this.baseURL = `http://localhost:${port}`;
    this.#env = {
      ...process.env,
      ...patientLimits,
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      UPSTREAM_URL: `http://127.0.0.1:${backendPort}`,
      PUBLIC_URL: this.baseURL,
      DATA_DIR: this.#dataDir,
      TICKET_SECRET: 'ticket-secret-of-the-journeys-0123456789',
      UPSTREAM_SERVICE_TOKEN: 'service-token-of-the-journeys-0123456789',
    };
  }

  /**
   * Resolves when the process reports that it is ready.
   * @param aheadMs how far its clock is ahead
   */
  start(server: ServerName, aheadMs = 0): Promise<void> {
    const args = [...(aheadMs > 0 ? ['--import', clockAhead(aheadMs)] : []), ...commands[server]];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running.set(server, child);
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
      process.stderr.write(chunk);
    });
    return new Promise((ready, failed) => {
      child.stdout.on(
        'data',
        (chunk: Buffer) => chunk.toString().includes(`${server} ready`) && ready(),
      );
      child.once('close', (code, signal) =>
        failed(new Error(`The ${server} has ended with ${signal ?? code}. ${errors}`)),
      );
    });
  }

  /** Kills the process without notice: unwritten data is lost. */
  async kill(server: ServerName): Promise<void> {
    const child = this.#running.get(server);
    if (!child) return;
    this.#running.delete(server);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async end(): Promise<void> {
    await Promise.all([this.kill('gateway'), this.kill('backend')]);
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
