// A backend that responds to the calls of an example correctly, except for the one call under test.
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Example } from '../calls/example.ts';
import { TOXICS, type Toxic } from './toxic-proxy.ts';

/** Faults of the backend itself; the toxics are faults of the connection. */
const HTTP_FAULTS = [
  '500',
  '503',
  '429',
  '401',
  '404',
  'redirect',
  'HTML',
  'truncated JSON',
  '10 MB',
  'drip',
  'content-type',
  'shape',
] as const;
/**
 * Faults with an immediate response come first: the first parse of an operation takes time that
 * must not count against the timeouts.
 */
export const FAULTS = [...HTTP_FAULTS, ...TOXICS] as const;
export type Fault = (typeof FAULTS)[number];

/** Must never reach clients. */
export const SECRET_WORDS = 'select * from secrets';
const JSON_TYPE = { 'content-type': 'application/json' };
/**
 * `examResult` reads both kinds at once: multi-subject exams (ids starting with m) have no single
 * result.
 */
const NO_SINGLE_RESULT = /^GET \/exams\/results\/user\/[^/]+\/exam\/m\d+$/;
const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;

/** One combination of an example and a fault. */
export class Cell {
  readonly call: string;
  readonly example: Example;
  readonly fault: Fault;
  /** Calls with correct responses, and how often each is expected. */
  readonly #others = new Map<string, { reply: unknown; times: number }>();
  /** Number of calls with the fault. */
  hits = 0;
  readonly unexpected: string[] = [];

  constructor(call: string, example: Example, fault: Fault) {
    this.call = `${call.split(' ')[0]} ${example.path}`;
    this.example = example;
    this.fault = fault;
    for (const { call: other, reply, times = 1 } of [
      ...(example.before ?? []),
      ...(example.after ?? []),
    ]) {
      this.#others.set(other, { reply, times: times + (this.#others.get(other)?.times ?? 0) });
    }
  }

  /** True for the call under test; false for earlier calls that are expected before it. */
  isHit(call: string): boolean {
    return call === this.call && (this.#others.get(call)?.times ?? 0) === 0;
  }

  answer(call: string, response: ServerResponse): void {
    if (this.isHit(call)) {
      this.hits += 1;
      this.#spoil(response);
      return;
    }
    const other = this.#others.get(call);
    if (other && other.times > 0) {
      other.times -= 1;
      response.writeHead(200, JSON_TYPE).end(JSON.stringify(other.reply));
    } else if (this.fault === '404' || NO_SINGLE_RESULT.test(call)) {
      // After a 404 the gateway may look for the other kind, which does not exist either.
      response.writeHead(404, JSON_TYPE).end('{"error":"There is none."}');
    } else {
      this.unexpected.push(call);
      response.writeHead(501, JSON_TYPE).end('{}');
    }
  }

  #spoil(response: ServerResponse): void {
    const { reply, replyHeaders = [] } = this.example;
    const good = JSON.stringify(reply);
    const headers = { ...JSON_TYPE, ...Object.fromEntries(replyHeaders) };
    const fail = (status: number, more = {}) =>
      response
        .writeHead(status, { ...JSON_TYPE, ...more })
        .end(JSON.stringify({ error: SECRET_WORDS, stack: 'Error\n    at /srv/app.js:1' }));
    switch (this.fault) {
      case '500':
      case '503':
        fail(Number(this.fault));
        break;
      case '429':
        response
          .writeHead(429, { ...JSON_TYPE, 'retry-after': '30' })
          .end('{"error":"Not so fast."}');
        break;
      case '401':
        response.writeHead(401, JSON_TYPE).end('{"error":"Please login first"}');
        break;
      case '404':
        response.writeHead(404, JSON_TYPE).end('{"error":"There is none."}');
        break;
      case 'redirect':
        response.writeHead(302, { location: 'http://evil.test/' }).end();
        break;
      case 'HTML':
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<html><body>It works!</body></html>');
        break;
      case 'truncated JSON':
        response.writeHead(200, headers).end(good.slice(0, -1));
        break;
      case '10 MB':
        response
          .writeHead(200, { ...headers, 'content-length': MAX_RESPONSE_BYTES + 1 })
          .write(Buffer.alloc(64 * 1024, ' '));
        break;
      case 'drip': {
        response.writeHead(200, headers).write(good.slice(0, 1));
        const timer = setInterval(() => response.write(' '), 1000);
        response.on('close', () => clearInterval(timer));
        break;
      }
      case 'content-type':
        response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end(good);
        break;
      case 'shape':
        response
          .writeHead(200, headers)
          .end(Array.isArray(reply) ? '{"unforeseen":true}' : '["unforeseen"]');
        break;
      case 'slow_close':
        // Only a response that ends with its connection is delayed by a connection that ends late.
        response.useChunkedEncodingByDefault = false;
        response.writeHead(200, { ...headers, connection: 'close' }).write(good);
        response.end();
        break;
      default:
        response.writeHead(200, headers).end(good);
    }
  }
}

/** The backend of many cells, distinguished by the address of the client. */
export class FaultyUpstream {
  readonly #cells = new Map<string, Cell>();
  readonly #capabilities: string[];
  readonly #server = http.createServer((request, response) => this.#answer(request, response));

  constructor(capabilities: string[]) {
    this.#capabilities = capabilities;
  }

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  add(address: string, cell: Cell): void {
    this.#cells.set(address, cell);
  }

  /**
   * The toxic for the response to a request.
   * @param head of the request
   */
  toxicOf(head: string): Toxic | undefined {
    const [, method, path] = /^(\w+) (\S+) /.exec(head) ?? [];
    const cell = this.#cells.get(/\r\nx-forwarded-for: (\S+)/i.exec(head)?.[1] ?? '');
    if (!cell?.isHit(`${method} ${path}`)) return undefined;
    return TOXICS.find((toxic) => toxic === cell.fault);
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    // Read before the response, otherwise the connection of an upload would be reset.
    request.resume().on('end', () => {
      const cell = this.#cells.get(String(request.headers['x-forwarded-for']));
      if (cell) cell.answer(`${request.method} ${request.url}`, response);
      else
        response
          .writeHead(200, JSON_TYPE)
          .end(JSON.stringify({ capabilities: this.#capabilities }));
    });
  }
}
