// Several backends behind one DNS name. The calls of a session usually go to the same address, so
// that its backend has the session and the answers of a running exam in memory
// (docs/decisions/097); other calls go to the least busy one. An address that does not respond, or
// only with errors, is avoided for some seconds.
import { hash } from 'node:crypto';
import { promises as dns } from 'node:dns';
import { isIP } from 'node:net';

/** Interval at which the name is resolved again. */
const REFRESH_MS = 5_000;
/** A restart of a backend takes some seconds. */
const AVOID_FAILED_MS = 3_000;
/** With calls in flight and no response for this long, an address is avoided as well. */
const MAX_SILENCE_MS = 1_500;
/** After this many error responses in a row an address is avoided. */
const MAX_ERRORS = 5;
/**
 * The calls of a session go to the least busy address while its own one has more than one and a
 * half times as many calls in flight plus this number. So a slow backend does not keep all its
 * sessions.
 */
const MAX_MORE_IN_FLIGHT = 8;

/** A backend's address, with what its last calls say about the backend. */
export class Address {
  readonly ip: string;
  readonly family: number;
  /** For the choice of a session's address. */
  readonly hash: number;
  #inFlight = 0;
  /** The last response, or the first call in flight after it; by `performance.now()`. */
  #silentSince = 0;
  #errors = 0;
  #avoidedUntil = 0;

  constructor(ip: string, family: number) {
    this.ip = ip;
    this.family = family;
    this.hash = hashOf(ip);
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  /** A call is sent. */
  begin(): void {
    if (this.#inFlight === 0) this.#silentSince = performance.now();
    this.#inFlight += 1;
  }

  /** A response has begun. */
  responded(status: number): void {
    this.#silentSince = performance.now();
    this.#errors = status >= 500 && status !== 501 ? this.#errors + 1 : 0;
    if (this.#errors >= MAX_ERRORS) this.avoid();
  }

  /** A call has had no response in time: the call is slow, or the backend hangs. */
  timedOut(): void {
    if (this.#isSilent(performance.now())) this.avoid();
  }

  /** A call has ended, with or without a response. */
  end(): void {
    this.#inFlight -= 1;
  }

  /** Other addresses are preferred for some seconds. */
  avoid(): void {
    this.#errors = 0;
    this.#avoidedUntil = performance.now() + AVOID_FAILED_MS;
  }

  isAvoided(now: number): boolean {
    return this.#avoidedUntil > now || this.#isSilent(now);
  }

  #isSilent(now: number): boolean {
    return this.#inFlight > 0 && now - this.#silentSince > MAX_SILENCE_MS;
  }
}

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
   * The address for a call. Undefined if the name has a single address or is not resolved yet: the
   * connection then resolves it.
   * @param session the session of the call; undefined for a call without one
   * @param failed for a retry the address of the failed try: the call goes to the least busy other
   *   one
   */
  pick(session: string | undefined, failed?: Address): Address | undefined {
    const now = performance.now();
    if (now >= this.#refreshAt) this.#refresh();
    if (this.#all.length < 2) return undefined;
    const leastBusy = this.#leastBusy(now, failed);
    if (session === undefined || failed || !leastBusy) return leastBusy;
    const sessionAddress = this.#addressOf(session, now);
    const isTooBusy = sessionAddress.inFlight > 1.5 * leastBusy.inFlight + MAX_MORE_IN_FLIGHT;
    return isTooBusy ? leastBusy : sessionAddress;
  }

  /** The one with the fewest calls in flight; round-robin if there are several. */
  #leastBusy(now: number, except: Address | undefined): Address | undefined {
    this.#turn += 1;
    let best: Address | undefined;
    for (let index = 0; index < this.#all.length; index += 1) {
      const address = this.#all[(this.#turn + index) % this.#all.length] as Address;
      if (address !== except && (!best || isBetter(address, best, now))) best = address;
    }
    return best;
  }

  /**
   * Rendezvous hashing: every gateway chooses the same address, and if one is added or removed,
   * only the sessions that it gains or loses move.
   */
  #addressOf(session: string, now: number): Address {
    const sessionHash = hashOf(session);
    const candidates = this.#all.filter((address) => !address.isAvoided(now));
    return (candidates.length > 0 ? candidates : this.#all).reduce((best, address) =>
      mix(sessionHash, address.hash) > mix(sessionHash, best.hash) ? address : best,
    );
  }

  /** True if the name still has the address. */
  has(address: Address): boolean {
    return this.#all.includes(address);
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
          .map(({ address: ip }) => previousAddresses.get(ip) ?? new Address(ip, family));
        for (const address of previousAddresses.values())
          if (!this.has(address)) this.#onRemoved(address);
      },
      // The previous addresses are used while DNS is unavailable.
      () => undefined,
    );
  }
}

function isBetter(address: Address, best: Address, now: number): boolean {
  const [isAvoided, isBestAvoided] = [address.isAvoided(now), best.isAvoided(now)];
  if (isAvoided !== isBestAvoided) return isBestAvoided;
  return address.inFlight < best.inFlight;
}

/** 32 bits of a hash. */
function hashOf(text: string): number {
  return hash('sha1', text, 'buffer').readUInt32BE();
}

/** A hash of two hashes: the last step of MurmurHash3. */
function mix(first: number, second: number): number {
  let mixed = first ^ second;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
