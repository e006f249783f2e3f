// The connections to the REST backend: kept between calls, the last used first. undici rather than node:http: half of the CPU per call
// (docs/decisions/010-speed.md).
import { Client, type Dispatcher } from 'undici';
import type { UpstreamRequest } from './client.ts';
import { type Carrier, Exchange, type ExchangeEnd } from './exchange.ts';

/** Connections that are kept open while nobody uses them. How many are in use is for the limits of the groups (in-flight-limit.ts). */
const MAX_FREE = 256;
/** How long a call may take is for its own end (call-end.ts); undici's timers would only come on top of it. */
const OPTIONS = { headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 5_000 } } satisfies Client.Options;

/** Opens a way to an origin, for one exchange at a time. */
export type Opener = (origin: string) => Dispatcher;

/** The connections to one backend origin. */
export class Connections {
  readonly #open: () => Dispatcher;
  /** The path of the origin, without the slash at its end. */
  readonly #base: string;
  readonly #all = new Set<Connection>();
  readonly #free: Connection[] = [];

  constructor({ origin, pathname }: URL, open: Opener = (to) => new Client(to, OPTIONS)) {
    this.#open = () => open(origin);
    this.#base = pathname.replace(/\/$/, '');
  }

  /** Sends and reads. @param over `new`: no kept connection is used */
  exchange({ method, path, headers, body }: UpstreamRequest, end: ExchangeEnd, over: 'any' | 'new'): Exchange {
    const connection = (over === 'any' ? this.#free.pop() : undefined) ?? this.#add();
    const exchange = new Exchange(end, connection);
    const lines = ['accept', 'application/json'];
    for (const name in headers) lines.push(name, headers[name] as string);
    connection.dispatcher.dispatch({ method, path: this.#base + path, headers: lines, body: body ?? null }, exchange);
    return exchange;
  }

  /** Ends all connections, and what is under way on them. */
  close(): void {
    for (const { dispatcher } of this.#all) void dispatcher.destroy();
  }

  #add(): Connection {
    const connection = new Connection(this.#open(), {
      release: () => {
        if (!this.#all.has(connection)) return;
        if (this.#free.length < MAX_FREE) this.#free.push(connection);
        else connection.abandon();
      },
      abandon: () => this.#all.delete(connection),
    });
    this.#all.add(connection);
    return connection;
  }
}

/** One way to upstream: a connection, and a new one where that has been closed. */
class Connection implements Carrier {
  readonly dispatcher: Dispatcher;
  readonly release: () => void;
  readonly #forget: () => void;
  /** Whether there is a connection that has brought an answer before. */
  isKept = false;

  constructor(dispatcher: Dispatcher, { release, abandon }: { release: () => void; abandon: () => void }) {
    this.dispatcher = dispatcher;
    this.#forget = abandon;
    this.release = release;
    dispatcher.on('disconnect', () => {
      this.isKept = false;
    });
  }

  abandon(): void {
    this.#forget();
    void this.dispatcher.destroy();
  }
}
