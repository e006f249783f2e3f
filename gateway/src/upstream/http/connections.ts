// A pool of connections to the REST backend; the most recently used one is reused first. If the
// host name has several addresses, each has its own pool. undici instead of node:http: half of the
// CPU time per call (docs/decisions/010-speed.md).
import type { LookupFunction } from 'node:net';
import { Client, type Dispatcher } from 'undici';
import { type Address, Addresses, type Lookup } from './addresses.ts';
import { Exchange, type ExchangeConnection, type ExchangeListener } from './exchange.ts';
import type { UpstreamRequest } from './request.ts';

/**
 * Maximum idle connections. Busy ones are bounded by the limits of the groups (in-flight-limit.ts).
 */
const MAX_IDLE = 256;
/** Calls have their own deadline (deadline.ts), so the timers of undici are disabled. */
const OPTIONS = {
  headersTimeout: 0,
  bodyTimeout: 0,
  connect: { timeout: 5_000 },
} satisfies Client.Options;

/** Opens a connection to an origin, at this address if one is given. */
export type Opener = (origin: string, address?: Address) => Dispatcher;

function openClient(origin: string, address?: Address): Dispatcher {
  if (!address) return new Client(origin, OPTIONS);
  const { ip, family } = address;
  const lookup: LookupFunction = (_, { all }, callback) =>
    all ? callback(null, [{ address: ip, family }]) : callback(null, ip, family);
  // The header `Host` and TLS still use the name of the origin.
  return new Client(origin, { ...OPTIONS, connect: { ...OPTIONS.connect, lookup } });
}

/** The connections to one backend origin. */
export class Connections {
  readonly #open: (address: Address | undefined) => Dispatcher;
  readonly #addresses: Addresses;
  /** The path of the origin, without a trailing slash. */
  readonly #base: string;
  readonly #all = new Set<Connection>();
  /** Idle connections, by their address. */
  readonly #free = new Map<Address | undefined, Connection[]>();

  constructor({ origin, hostname, pathname }: URL, open: Opener = openClient, lookup?: Lookup) {
    this.#open = (address) => open(origin, address);
    this.#addresses = new Addresses(
      hostname,
      (removedAddress) => this.#closeIdle(removedAddress),
      lookup,
    );
    this.#base = pathname.replace(/\/$/, '');
  }

  /**
   * Sends a request and reads its response.
   * @param over `new`: no idle connection is reused
   * @param failed for a retry the address of the failed try; another one may work
   */
  exchange(
    { method, path, headers, body }: UpstreamRequest,
    listener: ExchangeListener,
    over: 'any' | 'new',
    failed?: Address,
  ): Exchange {
    const address = this.#addresses.pick(sessionOf(headers), failed);
    const free = over === 'any' ? this.#free.get(address)?.pop() : undefined;
    const connection = free ?? this.#add(address);
    address?.begin();
    const exchange = new Exchange(listener, connection);
    const lines = ['accept', 'application/json'];
    for (const name in headers) lines.push(name, headers[name] as string);
    connection.dispatcher.dispatch(
      { method, path: this.#base + path, headers: lines, body: body ?? null },
      exchange,
    );
    return exchange;
  }

  /** Destroys all connections and their exchanges. */
  close(): void {
    for (const { dispatcher } of this.#all) void dispatcher.destroy();
  }

  /** Closes the idle connections of an address; busy ones follow when they become idle. */
  #closeIdle(address: Address): void {
    for (const connection of this.#free.get(address) ?? []) connection.abandon();
    this.#free.delete(address);
  }

  #add(address: Address | undefined): Connection {
    const connection = new Connection(this.#open(address), address, {
      release: () => {
        address?.end();
        if (!this.#all.has(connection)) return;
        const free = this.#free.get(address) ?? [];
        const isAddressRemoved = address !== undefined && !this.#addresses.has(address);
        if (isAddressRemoved || free.length >= MAX_IDLE) return connection.abandon();
        free.push(connection);
        this.#free.set(address, free);
      },
      abandon: () => this.#all.delete(connection),
    });
    // The backend is restarting or gone.
    connection.dispatcher.on('connectionError', () => address?.avoid());
    this.#all.add(connection);
    return connection;
  }
}

/** One undici dispatcher; it reconnects after its connection was closed. */
class Connection implements ExchangeConnection {
  readonly dispatcher: Dispatcher;
  readonly address: Address | undefined;
  readonly release: () => void;
  readonly #onAbandon: () => void;
  /** Its open socket has received a response before. */
  isReused = false;

  constructor(
    dispatcher: Dispatcher,
    address: Address | undefined,
    { release, abandon }: { release: () => void; abandon: () => void },
  ) {
    this.dispatcher = dispatcher;
    this.address = address;
    this.#onAbandon = abandon;
    this.release = release;
    dispatcher.on('disconnect', () => {
      this.isReused = false;
    });
  }

  abandon(): void {
    this.#onAbandon();
    void this.dispatcher.destroy();
  }
}

/**
 * The session cookie: the gateway sends it before all other cookies (cookies.ts), except after a
 * login or logout within the same operation.
 */
function sessionOf(headers: UpstreamRequest['headers']): string | undefined {
  return headers.cookie?.split(';', 1)[0];
}
