// A student's browser on the network: one address, a few keep-alive connections, a cookie, and the
// retries of the web client.
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** The client aborts a request after this time. */
const TIMEOUT_MS = 20_000;
const MAX_WAIT_S = 30;
/** Statuses that are not retried. */
const REFUSALS = new Set([
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'NOT_FOUND',
  'EXAM_CLOSED',
  'CONFLICT',
  'UNAUTHENTICATED',
  'OPERATION_NOT_ALLOWED',
]);

type Body = { data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] };

/** A request that the server rejects for good. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

export class Browser {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 6 });
  readonly #port: number;
  readonly #cookie: string;
  /** Requests without a response, or with one that asks for a retry. */
  failures = 0;

  constructor(port: number, cookie: string) {
    this.#port = port;
    this.#cookie = cookie;
  }

  /** Sends once; undefined if a retry may succeed. @throws Refusal */
  async execute<T>(query: string, variables: object): Promise<T | undefined> {
    const body = await this.#post(JSON.stringify({ query, variables })).catch(() => undefined);
    const [error] = body?.errors ?? [];
    const code = error?.extensions?.code ?? '';
    if (REFUSALS.has(code)) throw new Refusal(code, error?.message ?? '');
    if (!error && body?.data) return body.data as T;
    this.failures += 1;
    return undefined;
  }

  /** Retries until there is a response, with exponential backoff and jitter. */
  async executeWithRetries<T>(query: string, variables: object): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const data = await this.execute<T>(query, variables);
      if (data) return data;
      await wait(pauseMs(tries));
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #post(payload: string): Promise<Body> {
    return new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        cookie: this.#cookie,
        'content-length': Buffer.byteLength(payload),
      };
      const options = {
        host: '127.0.0.1',
        port: this.#port,
        method: 'POST',
        path: '/graphql',
        agent: this.#agent,
        headers,
      };
      const request = http.request(options, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('error', reject);
        response.on('end', () => {
          try {
            resolve(JSON.parse(text));
          } catch (error) {
            reject(error);
          }
        });
      });
      // For the whole exchange: a timeout of the socket would restart with each byte.
      const timer = setTimeout(() => request.destroy(new Error('timeout')), TIMEOUT_MS);
      request.on('error', reject);
      request.on('close', () => {
        clearTimeout(timer);
        reject(new Error('closed'));
      });
      request.end(payload);
    });
  }
}

/** The wait before the next try: doubled each time, with a quarter of jitter. */
export function pauseMs(tries: number): number {
  return Math.min(MAX_WAIT_S, 2 ** tries / 2) * (0.75 + Math.random() / 2) * 1000;
}
