// One HTTP exchange with the REST backend: a request over kept-alive connections, its JSON answer read within limits.
// node:http rather than fetch: a quarter of the CPU per call (measured), and Set-Cookie headers stay apart.
import http from 'node:http';
import https from 'node:https';
import type { CallEnd } from './call-end.ts';
import type { UpstreamAnswer, UpstreamRequest } from './client.ts';

const MAX_ANSWER_BYTES = 10 * 1024 * 1024;
/** Connections that are kept open while nobody uses them. How many are in use is for the limits of the groups (in-flight-limit.ts). */
const MAX_FREE_SOCKETS = 256;

/** An answer that is none: a redirect, too big, not JSON. */
export class BadAnswer extends Error {}

/** The connections to one backend origin. */
export class Connections {
  readonly #transport: typeof http | typeof https;
  /** What all requests have in common, read from the origin once: reading a URL costs more than it looks. */
  readonly #target: { protocol: string; hostname: string; port: string | undefined };
  readonly #base: string;
  readonly #agent: http.Agent;

  constructor({ protocol, hostname, port, pathname }: URL) {
    const options = { keepAlive: true, maxFreeSockets: MAX_FREE_SOCKETS, scheduling: 'lifo' } as const;
    this.#transport = protocol === 'https:' ? https : http;
    this.#target = { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port: port || undefined };
    this.#base = pathname.replace(/\/$/, '');
    this.#agent = protocol === 'https:' ? new https.Agent(options) : new http.Agent(options);
  }

  /**
   * Sends and reads. The backend may close a kept connection just as we use it: with `mayRepeat` the request goes once more over a new
   * one, which is no retry of a failure, since upstream was not asked.
   */
  exchange(request: UpstreamRequest, end: CallEnd, mayRepeat: boolean): Promise<UpstreamAnswer> {
    return this.#send(request, end, mayRepeat ? 'kept, then a new one' : 'kept');
  }

  /** Closes kept connections. */
  close(): void {
    this.#agent.destroy();
  }

  #send(request: UpstreamRequest, end: CallEnd, over: 'kept' | 'kept, then a new one' | 'a new one'): Promise<UpstreamAnswer> {
    const { method, path, headers, body } = request;
    const { protocol, hostname, port } = this.#target;
    return new Promise((resolve, reject) => {
      const outgoing = this.#transport.request(
        {
          agent: over === 'a new one' ? false : this.#agent,
          protocol,
          hostname,
          port,
          method,
          path: this.#base + path,
          headers: { accept: 'application/json', ...headers, ...(body ? { 'content-length': String(body.byteLength) } : {}) },
        },
        (incoming) => readAnswer(incoming, resolve, reject),
      );
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // A kept connection that was closed before an answer came.
        const isStale = outgoing.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
        if (isStale && over === 'kept, then a new one' && !end.error) resolve(this.#send(request, end, 'a new one'));
        else reject(error);
      });
      end.stops(outgoing);
      outgoing.end(body);
    });
  }
}

/**
 * A redirect, a body that is too big, cut off or not JSON is a bad answer; an error status may come without JSON. By events: iterating
 * over the stream costs as much as parsing a small answer, and each promise in between some more.
 */
function readAnswer(incoming: http.IncomingMessage, resolve: (answer: UpstreamAnswer) => void, reject: (error: Error) => void): void {
  const { statusCode: status = 0, headers } = incoming;
  if (status >= 300 && status < 400) {
    incoming.resume();
    reject(new BadAnswer('redirect'));
    return;
  }
  incoming.on('error', reject);
  if (Number(headers['content-length'] ?? 0) > MAX_ANSWER_BYTES) {
    incoming.destroy(new BadAnswer('too big'));
    return;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.byteLength;
    chunks.push(chunk);
    if (size > MAX_ANSWER_BYTES) incoming.destroy(new BadAnswer('too big'));
  });
  incoming.on('end', () => {
    if (!incoming.complete) {
      reject(new BadAnswer('cut off'));
      return;
    }
    const [first] = chunks;
    try {
      resolve({ status, headers, body: parsed(first && chunks.length === 1 ? first : Buffer.concat(chunks), status) });
    } catch {
      reject(new BadAnswer('not JSON'));
    }
  });
}

function parsed(bytes: Buffer, status: number): unknown {
  if (bytes.byteLength === 0) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    if (status >= 400) return undefined;
    throw error;
  }
}
