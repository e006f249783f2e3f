// A pool of connections to the REST backend; the last used one is reused first. undici rather than
// node:http: half of the CPU per call (docs/decisions/010-speed.md).
import { Client, type Dispatcher } from 'undici';
import { Exchange, type ExchangeConnection, type ExchangeListener } from './exchange.ts';
import type { UpstreamRequest } from './request.ts';

/**
 * Idle connections that are kept open. Busy ones are bounded by the limits of the groups
 * (in-flight-limit.ts).
 */
const MAX_FREE = 256;
/** Calls have their own deadline (deadline.ts), so undici's timers are off. */
const OPTIONS = {
  headersTimeout: 0,
  bodyTimeout: 0,
  connect: { timeout: 5_000 },
} satisfies Client.Options;

/** Opens a connection to an origin. */
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

  /** Sends a request and reads its response. @param over `new`: no idle connection is reused */
  exchange(
    { method, path, headers, body }: UpstreamRequest,
    end: ExchangeListener,
    over: 'any' | 'new',
  ): Exchange {
    const connection = (over === 'any' ? this.#free.pop() : undefined) ?? this.#add();
    const exchange = new Exchange(end, connection);
    const lines = ['accept', 'application/json'];
    for (const name in headers) lines.push(name, headers[name] as string);
    connection.dispatcher.dispatch(
      { method, path: this.#base + path, headers: lines, body: body ?? null },
      exchange,
    );
    return exchange;
  }

  /** Destroys all connections with their exchanges. */
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

/** One undici dispatcher: it opens a new connection when the last one was closed. */
class Connection implements ExchangeConnection {
  readonly dispatcher: Dispatcher;
  readonly release: () => void;
  readonly #forget: () => void;
  /** Whether its connection has brought a response before. */
  isKept = false;

  constructor(
    dispatcher: Dispatcher,
    { release, abandon }: { release: () => void; abandon: () => void },
  ) {
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
