// A TCP proxy between the gateway and a backend that applies the eight toxics of Toxiproxy to
// chosen connections.
import { once, setMaxListeners } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Names of Toxiproxy; applied to responses. */
export const TOXICS = [
  'latency',
  'down',
  'bandwidth',
  'slow_close',
  'timeout',
  'reset_peer',
  'slicer',
  'limit_data',
] as const;
export type Toxic = (typeof TOXICS)[number];

/** Longer than any test waits. */
const TOO_LATE_MS = 60_000;
const BYTES_PER_SECOND = 20;
const SLICE_BYTES = 16;
const LIMIT_BYTES = 20;

export class ToxicProxy {
  readonly #server: net.Server;
  readonly #toxicOf: (head: string) => Toxic | undefined;
  readonly #closing = new AbortController();

  /** @param toxicOf the toxic for the head of a request; called for each request of a connection */
  constructor(upstreamPort: number, toxicOf: (head: string) => Toxic | undefined) {
    this.#toxicOf = toxicOf;
    // One listener per connection.
    setMaxListeners(0, this.#closing.signal);
    this.#server = net.createServer({ noDelay: true }, (client) =>
      this.#join(client, net.connect(upstreamPort, '127.0.0.1')),
    );
  }

  async listen(): Promise<URL> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return new URL(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(client: Socket, upstream: Socket): void {
    let toxic: Toxic | undefined;
    let answered = 0;
    let sending = Promise.resolve();
    const closeBoth = () => {
      client.destroy();
      upstream.destroy();
    };
    this.#closing.signal.addEventListener('abort', closeBoth);
    for (const socket of [client, upstream]) socket.on('error', closeBoth);

    client.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (/^[A-Z]+ \/\S* HTTP\/1\.1\r\n/.test(text))
        toxic = this.#toxicOf(text.slice(0, text.indexOf('\r\n\r\n')));
      if (toxic === 'down') closeBoth();
      else if (toxic === 'reset_peer') client.resetAndDestroy();
      else upstream.write(chunk);
    });
    client.on('close', () => {
      this.#closing.signal.removeEventListener('abort', closeBoth);
      upstream.destroy();
    });

    upstream.on('data', (chunk) => {
      const poison = toxic;
      const before = answered;
      answered += chunk.byteLength;
      sending = sending.then(() => this.#pass(chunk, poison, client, before));
      if (poison === 'limit_data') sending = sending.then(() => void client.destroy());
    });
    upstream.on('close', () => {
      sending = sending
        .then(() => (toxic === 'slow_close' ? this.#late() : undefined))
        .then(() => void client.end());
    });
  }

  /** @param before response bytes of the connection so far */
  async #pass(
    chunk: Buffer,
    toxic: Toxic | undefined,
    client: Socket,
    before: number,
  ): Promise<void> {
    if (client.destroyed || toxic === 'timeout') return;
    if (toxic === 'latency') await this.#late();
    if (toxic === 'limit_data') {
      client.write(chunk.subarray(0, Math.max(0, LIMIT_BYTES - before)));
      return;
    }
    let size = chunk.byteLength;
    if (toxic === 'bandwidth') size = 1;
    if (toxic === 'slicer') size = SLICE_BYTES;
    for (let at = 0; at < chunk.byteLength && !client.destroyed; at += size) {
      client.write(chunk.subarray(at, at + size));
      if (toxic === 'bandwidth') await wait(1000 / BYTES_PER_SECOND);
      if (toxic === 'slicer') await new Promise(setImmediate);
    }
  }

  /** Longer than any test; ends when the proxy closes. */
  #late(): Promise<void> {
    return wait(TOO_LATE_MS, undefined, { signal: this.#closing.signal, ref: false }).catch(
      () => undefined,
    );
  }
}
