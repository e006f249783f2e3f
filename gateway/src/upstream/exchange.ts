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

/** A kept connection that was closed before an answer came. */
class StaleConnection extends Error {}

/** The connections to one backend origin. */
export class Connections {
  readonly #origin: URL;
  readonly #agent: http.Agent;

  constructor(origin: URL) {
    this.#origin = origin;
    const options = { keepAlive: true, maxFreeSockets: MAX_FREE_SOCKETS, scheduling: 'lifo' } as const;
    this.#agent = origin.protocol === 'https:' ? new https.Agent(options) : new http.Agent(options);
  }

  /**
   * Sends and reads. The backend may close a kept connection just as we use it: with `mayRepeat` the request goes once more over a new
   * one, which is no retry of a failure, since upstream was not asked.
   */
  async exchange(request: UpstreamRequest, end: CallEnd, mayRepeat: boolean): Promise<UpstreamAnswer> {
    try {
      return await this.#send(request, end, this.#agent);
    } catch (error) {
      if (error instanceof StaleConnection && mayRepeat && !end.error) return this.#send(request, end, false);
      throw error;
    }
  }

  /** Closes kept connections. */
  close(): void {
    this.#agent.destroy();
  }

  #send({ method, path, headers, body }: UpstreamRequest, end: CallEnd, agent: http.Agent | false): Promise<UpstreamAnswer> {
    const transport = this.#origin.protocol === 'https:' ? https : http;
    const base = this.#origin.pathname.replace(/\/$/, '');
    return new Promise((resolve, reject) => {
      const outgoing = transport.request(
        {
          agent,
          protocol: this.#origin.protocol,
          hostname: this.#origin.hostname.replace(/^\[|\]$/g, ''),
          port: this.#origin.port || undefined,
          method,
          path: base + path,
          headers: { accept: 'application/json', ...headers, ...(body ? { 'content-length': String(body.byteLength) } : {}) },
        },
        (incoming) => {
          readJson(incoming).then(
            (parsed) => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: parsed }),
            reject,
          );
        },
      );
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        const isStale = outgoing.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
        reject(isStale ? new StaleConnection(error.message) : error);
      });
      end.stops((error) => outgoing.destroy(error));
      outgoing.end(body);
    });
  }
}

/** A redirect, a body that is too big, cut off or not JSON is a bad answer; an error status may come without JSON. */
async function readJson(incoming: http.IncomingMessage): Promise<unknown> {
  const status = incoming.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    incoming.resume();
    throw new BadAnswer('redirect');
  }
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_ANSWER_BYTES) {
    incoming.destroy();
    throw new BadAnswer('too big');
  }
  const bytes = await bytesOf(incoming);
  if (bytes.byteLength === 0) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    if (status >= 400) return undefined;
    throw new BadAnswer('not JSON');
  }
}

/** By events: iterating over the stream costs as much as parsing a small answer. */
function bytesOf(incoming: http.IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      chunks.push(chunk);
      if (size > MAX_ANSWER_BYTES) incoming.destroy(new BadAnswer('too big'));
    });
    incoming.on('end', () => {
      const [first] = chunks;
      if (incoming.complete) resolve(first && chunks.length === 1 ? first : Buffer.concat(chunks));
      else reject(new BadAnswer('cut off'));
    });
    incoming.on('error', reject);
  });
}
