// Requests of many students over a few kept-alive connections, as behind a load balancer: measured
// from the request to the whole response.
import { readFileSync } from 'node:fs';
import http, { type OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { percentile } from '../../tests/drill/report.ts';

const CONNECTIONS = Number(process.env.CONNECTIONS ?? 32);
const documents: Record<string, string> = JSON.parse(
  readFileSync(
    new URL('../../gateway/src/generated/trusted-documents.json', import.meta.url),
    'utf8',
  ),
);

/** The web's own operation, by name; the client sends its hash. */
function hashOf(name: string): string {
  const found = Object.entries(documents).find(([, text]) =>
    new RegExp(`^(query|mutation) ${name}\\b`).test(text),
  );
  if (!found) throw new Error(`The web has no operation ${name}.`);
  return found[0];
}

export type Request = { cookie: string; operation: string; variables: object };

/** Times in milliseconds; bytes with headers, mean per operation. */
export type Load = {
  count: number;
  seconds: number;
  p50: number;
  p99: number;
  sent: number;
  received: number;
  failed: number;
};

export class Requests {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  readonly #sockets = new Set<Socket>();
  readonly #hashes = new Map<string, string>();
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  /**
   * Sends one operation for each item, `CONNECTIONS` at a time.
   * @param read gets the data of each response
   */
  run<Item>(
    items: readonly Item[],
    request: (item: Item) => Request,
    read?: (item: Item, data: never) => void,
  ): Promise<Load> {
    return this.#measure(items, async (item) => {
      const { body } = await this.#post(request(item));
      const { data, errors } = JSON.parse(body.toString()) as { data?: never; errors?: unknown[] };
      if (errors || !data) return JSON.stringify(errors ?? body.toString());
      read?.(item, data);
      return undefined;
    });
  }

  /** Loads a file once for each item, without a session. */
  load<Item>(items: readonly Item[], path: string): Promise<Load> {
    return this.#measure(items, async () => {
      const { status } = await this.#send({ method: 'GET', path, headers: {} });
      return status === 200 ? undefined : `${path} returned ${status}.`;
    });
  }

  /** @param work returns a problem; undefined if it succeeded */
  async #measure<Item>(
    items: readonly Item[],
    work: (item: Item) => Promise<string | undefined>,
  ): Promise<Load> {
    const times: number[] = [];
    const before = this.#bytes();
    const began = performance.now();
    let next = 0;
    let failed = 0;
    const worker = async () => {
      for (let item = items[next]; item !== undefined; item = items[next]) {
        next += 1;
        const sentAt = performance.now();
        const problem = await work(item);
        times.push(performance.now() - sentAt);
        if (problem === undefined) continue;
        failed += 1;
        if (failed === 1) console.error(problem.slice(0, 500));
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
    const after = this.#bytes();
    return {
      count: items.length,
      seconds: (performance.now() - began) / 1000,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      sent: (after.sent - before.sent) / items.length,
      received: (after.received - before.received) / items.length,
      failed,
    };
  }

  close(): void {
    this.#agent.destroy();
  }

  #bytes(): { sent: number; received: number } {
    const sockets = [...this.#sockets];
    return {
      sent: sockets.reduce((sum, socket) => sum + socket.bytesWritten, 0),
      received: sockets.reduce((sum, socket) => sum + socket.bytesRead, 0),
    };
  }

  #post({ cookie, operation, variables }: Request): Promise<Response> {
    const hash = this.#hashes.get(operation) ?? hashOf(operation);
    this.#hashes.set(operation, hash);
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    const payload = JSON.stringify({ operationName: operation, variables, extensions });
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
      'accept-encoding': 'gzip, deflate, br',
      accept: 'application/graphql-response+json,application/json;q=0.9',
      cookie,
    };
    return this.#send({ method: 'POST', path: '/graphql', headers }, payload);
  }

  #send(
    options: { method: string; path: string; headers: OutgoingHttpHeaders },
    payload = '',
  ): Promise<Response> {
    return new Promise((resolve, reject) => {
      const address = { host: '127.0.0.1', port: this.#port, agent: this.#agent };
      const request = http.request({ ...address, ...options }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = decode(Buffer.concat(chunks), response.headers['content-encoding']);
          resolve({ status: response.statusCode ?? 0, body });
        });
      });
      request.on('socket', (socket) => this.#sockets.add(socket));
      request.on('error', reject);
      request.end(payload);
    });
  }
}

type Response = { status: number; body: Buffer };

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
