// A backend with the demo content and a gateway in front of it, each with a probe of its event
// loop, and the sessions of the demo accounts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../../node-flags.ts';
import { freePort, type Server, startServer } from '../processes.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const probe = fileURLToPath(new URL('./probe.ts', import.meta.url));
const SERVICE_TOKEN = 'a-service-token-of-the-bench';

/** A request; for GET the whole attack may be in `path`. */
export type Attack = {
  name: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
};
export type Blocked = {
  /** Longest delay of the event loop; includes other programs on the machine. */
  delayMs: number;
  /**
   * Processor time of the main thread: an upper bound of the delay on an idle machine.
   */
  cpuMs: number;
  status: number;
};

export class ProbedServer {
  readonly url: string;
  readonly #probeUrl: string;
  readonly #pid: number;

  constructor({ url, pid }: Server, probeUrl: string) {
    this.url = url;
    this.#probeUrl = probeUrl;
    this.#pid = pid;
  }

  /** Sends one request alone and measures how long it blocks the event loop. */
  async measure(attack: Attack, cookie: string): Promise<Blocked> {
    await this.delay();
    const before = this.#cpuMs();
    const status = await send(this.url, attack, cookie);
    const cpuMs = this.#cpuMs() - before;
    return { status, cpuMs, delayMs: Math.max(0, await this.delay()) };
  }

  async delay(): Promise<number> {
    return Number(await (await fetch(this.#probeUrl)).text());
  }

  /** Of the thread that runs the event loop (Linux). */
  #cpuMs(): number {
    return (
      Number(readFileSync(`/proc/${this.#pid}/task/${this.#pid}/schedstat`, 'utf8').split(' ')[0]) /
      1e6
    );
  }
}

export async function startProbedServers() {
  const folder = mkdtempSync(join(tmpdir(), 'alokpath-blocking-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const backend = await startProbed(
    'backend/src/main.ts',
    '/health/ready',
    ['--import', 'tsx'],
    (port) => ({
      BACKEND_PORT: port,
      DATA_DIR: folder,
      UPSTREAM_SERVICE_TOKEN: SERVICE_TOKEN,
      REDIS_URL: '',
    }),
  );
  const gateway = await startProbed(
    'gateway/build/main.js',
    '/health/ready',
    nodeFlags,
    (port) => ({
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      UPSTREAM_URL: backend.url,
      UPSTREAM_SERVICE_TOKEN: SERVICE_TOKEN,
      TICKET_SECRET: 'a secret of the bench that is long enough',
      OPERATION_TIMEOUT_MS: '30000',
      REDIS_URL: '',
    }),
  );
  return {
    backend,
    gateway,
    admin: await login(backend, 'admin@alokpath.test', 'alokpath-admin'),
    student: await login(backend, 'student@alokpath.test', 'alokpath-student'),
  };
}

async function startProbed(
  file: string,
  readyPath: string,
  node: readonly string[],
  env: (port: string) => Record<string, string>,
) {
  const [port, probePort] = [String(await freePort()), String(await freePort())];
  const server = await startServer(
    join(root, file),
    { ...env(port), PROBE_PORT: probePort },
    {
      url: `http://127.0.0.1:${port}`,
      readyPath,
      node: ['--import', 'tsx', '--import', probe, ...node],
    },
  );
  return new ProbedServer(server, `http://127.0.0.1:${probePort}`);
}

async function login({ url }: ProbedServer, email: string, password: string): Promise<string> {
  const response = await fetch(`${url}/auth/student/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`${email} cannot log in: ${response.status}`);
  return cookie;
}

function send(
  url: string,
  { method, path, headers = {}, body }: Attack,
  cookie: string,
): Promise<number> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const all = {
      cookie,
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      ...headers,
    };
    const outgoing = request(
      { hostname, port, method, path, headers: all, agent: false },
      (response) => {
        response.resume().on('close', () => resolve(response.statusCode ?? 0));
      },
    );
    // A server that refuses early closes the connection while the body is being sent.
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });
}
