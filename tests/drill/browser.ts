// A student's browser as far as the network sees it: one address, a few connections kept open, a
// cookie; and patience like the web's.
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A phone that waits longer has given the request up. */
const TIMEOUT_MS = 20_000;
const MAX_WAIT_S = 30;
/** Answers that asking again does not change. */
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

/** What the server will never take. */
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
  /** Requests that had no answer or one that says "later". */
  failures = 0;

  constructor(port: number, cookie: string) {
    this.#port = port;
    this.#cookie = cookie;
  }

  /** Asks once; undefined when another try may go better. @throws Refusal */
  async ask<T>(query: string, variables: object): Promise<T | undefined> {
    const body = await this.#post(JSON.stringify({ query, variables })).catch(() => undefined);
    const [error] = body?.errors ?? [];
    const code = error?.extensions?.code ?? '';
    if (REFUSALS.has(code)) throw new Refusal(code, error?.message ?? '');
    if (!error && body?.data) return body.data as T;
    this.failures += 1;
    return undefined;
  }

  /** Asks until there is an answer, with pauses that grow and differ. */
  async askUntilAnswered<T>(query: string, variables: object): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const data = await this.ask<T>(query, variables);
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
      // For the whole exchange: a timeout of the socket would begin again with each byte.
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

/** How long to wait before the next try: twice as long each time, a quarter more or less. */
export function pauseMs(tries: number): number {
  return Math.min(MAX_WAIT_S, 2 ** tries / 2) * (0.75 + Math.random() / 2) * 1000;
}
