// Several backends behind one DNS name. Calls are distributed over its addresses; an unreachable
// one is avoided for some seconds.
import { promises as dns } from 'node:dns';
import { isIP } from 'node:net';

/** Interval at which the name is resolved again. */
const REFRESH_MS = 5_000;
/** A restart of a backend takes some seconds. */
const AVOIDED_MS = 3_000;

export type Address = {
  readonly ip: string;
  readonly family: number;
  inFlight: number;
  /** Other addresses are preferred until then, by `performance.now()`. */
  avoidedUntil: number;
};

export type Lookup = (host: string) => Promise<{ address: string; family: number }[]>;

export class Addresses {
  readonly #host: string;
  readonly #lookup: Lookup;
  readonly #onRemoved: (address: Address) => void;
  #all: Address[] = [];
  #refreshAt = 0;
  #turn = 0;

  /** @param onRemoved called for each address that was removed from the name */
  constructor(
    hostname: string,
    onRemoved: (address: Address) => void,
    lookup: Lookup = (host) => dns.lookup(host, { all: true }),
  ) {
    // IPv6 addresses are in brackets in a URL.
    this.#host = hostname.replace(/^\[|\]$/g, '');
    this.#lookup = lookup;
    this.#onRemoved = onRemoved;
    if (isIP(this.#host)) this.#refreshAt = Number.POSITIVE_INFINITY;
    else this.#refresh();
  }

  /**
   * The address with the fewest calls in flight; round-robin if there are several. Undefined if the
   * name has a single address or is not resolved yet: the connection then resolves it.
   */
  pick(): Address | undefined {
    const now = performance.now();
    if (now >= this.#refreshAt) this.#refresh();
    if (this.#all.length < 2) return undefined;
    this.#turn += 1;
    let best: Address | undefined;
    for (let index = 0; index < this.#all.length; index += 1) {
      const address = this.#all[(this.#turn + index) % this.#all.length] as Address;
      if (!best || isBetter(address, best, now)) best = address;
    }
    return best;
  }

  /** True if the name still has the address. */
  has(address: Address): boolean {
    return this.#all.includes(address);
  }

  /** Prefers the other addresses for some seconds. */
  avoid(address: Address): void {
    address.avoidedUntil = performance.now() + AVOIDED_MS;
  }

  #refresh(): void {
    this.#refreshAt = performance.now() + REFRESH_MS;
    this.#lookup(this.#host).then(
      (records) => {
        // A backend with an IPv4 and an IPv6 address would count twice.
        const family = records.some((record) => record.family === 4) ? 4 : 6;
        const previousAddresses = new Map(this.#all.map((address) => [address.ip, address]));
        this.#all = records
          .filter((record) => record.family === family)
          .map(
            ({ address: ip }) =>
              previousAddresses.get(ip) ?? { ip, family, inFlight: 0, avoidedUntil: 0 },
          );
        for (const address of previousAddresses.values())
          if (!this.has(address)) this.#onRemoved(address);
      },
      // The previous addresses are used while DNS is unavailable.
      () => undefined,
    );
  }
}

function isBetter(address: Address, best: Address, now: number): boolean {
  const [isAvoided, isBestAvoided] = [address.avoidedUntil > now, best.avoidedUntil > now];
  if (isAvoided !== isBestAvoided) return isBestAvoided;
  return address.inFlight < best.inFlight;
}
