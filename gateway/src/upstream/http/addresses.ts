// The addresses of the backend's host name: several backends behind one name in DNS. Calls are
// spread over them, and one that cannot be reached is left out for some seconds.
import { promises as dns } from 'node:dns';
import { isIP } from 'node:net';

/** As often new backends are found, and those that are gone forgotten. */
const REFRESH_MS = 5_000;
/** A backend that restarts needs some seconds. */
const AVOIDED_MS = 3_000;

/** One backend. */
export type Address = {
  readonly ip: string;
  readonly family: number;
  /** Calls that it works on. */
  inFlight: number;
  /** By `performance.now()`: until then others are preferred. */
  avoidedUntil: number;
};

/** Resolves a host name. */
export type Lookup = (host: string) => Promise<{ address: string; family: number }[]>;

export class Addresses {
  readonly #host: string;
  readonly #lookup: Lookup;
  readonly #onGone: (address: Address) => void;
  #all: Address[] = [];
  #refreshAt = 0;
  #turn = 0;

  /** @param onGone gets each address that the name no longer has */
  constructor(
    hostname: string,
    onGone: (address: Address) => void,
    lookup: Lookup = (host) => dns.lookup(host, { all: true }),
  ) {
    // IPv6 addresses are in brackets in a URL.
    this.#host = hostname.replace(/^\[|\]$/g, '');
    this.#lookup = lookup;
    this.#onGone = onGone;
    if (isIP(this.#host)) this.#refreshAt = Number.POSITIVE_INFINITY;
    else this.#refresh();
  }

  /**
   * The address with the fewest calls in flight; of several, each in turn. Undefined if the name
   * has a single address or could not be resolved yet: the connection then resolves it.
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

  /** Whether the name still has the address. */
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
      (found) => {
        // One host may have an address of each family: two addresses of one backend.
        const family = found.some((each) => each.family === 4) ? 4 : 6;
        const known = new Map(this.#all.map((address) => [address.ip, address]));
        this.#all = found
          .filter((each) => each.family === family)
          .map(({ address: ip }) => known.get(ip) ?? { ip, family, inFlight: 0, avoidedUntil: 0 });
        for (const address of known.values()) if (!this.has(address)) this.#onGone(address);
      },
      // The last known addresses are used while the name server is away.
      () => undefined,
    );
  }
}

function isBetter(address: Address, best: Address, now: number): boolean {
  const [isAvoided, isBestAvoided] = [address.avoidedUntil > now, best.avoidedUntil > now];
  if (isAvoided !== isBestAvoided) return isBestAvoided;
  return address.inFlight < best.inFlight;
}
