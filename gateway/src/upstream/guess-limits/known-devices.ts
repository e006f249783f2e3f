// Remembers in a cookie which accounts have signed in on a device. Wrong passwords that somebody
// else types in the same network, a school for example, then do not lock their owners out
// (docs/decisions/025).
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type CookieRules, DEVICE_COOKIE, pairsOf } from '../cookies.ts';

/** The newest accounts of a device that are remembered; a family shares a phone. */
const MAX_ACCOUNTS = 3;
const MAX_AGE_S = 180 * 86_400;
/** Bytes of a signature. */
const SIGNATURE_BYTES = 16;

/** Reads and signs the cookie: a random id of the device, and a signature for each account. */
export class KnownDevices {
  readonly #secret: string;
  readonly #prefix: string;

  /** @param secret which all gateways of a site share */
  constructor(secret: string, { prefix }: Pick<CookieRules, 'prefix'>) {
    this.#secret = secret;
    this.#prefix = `${prefix}${DEVICE_COOKIE}=`;
  }

  /**
   * The id of the device if the account has signed in on it.
   * @param cookie the browser's Cookie header
   * @param account a digest of its e-mail address or phone number
   */
  deviceOf(cookie: string | undefined, account: string): string | undefined {
    const [id, ...signatures] = this.#read(cookie);
    if (id === undefined) return undefined;
    const expected = Buffer.from(this.#sign(id, account));
    const isOf = (signature: string) => {
      const given = Buffer.from(signature);
      return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
    };
    return signatures.some(isOf) ? id : undefined;
  }

  /** The cookie after the account has signed in, as upstream would set it. */
  remember(cookie: string | undefined, account: string): string {
    const [id = randomBytes(9).toString('base64url'), ...signatures] = this.#read(cookie);
    const signature = this.#sign(id, account);
    const kept = [...signatures.filter((each) => each !== signature), signature].slice(
      -MAX_ACCOUNTS,
    );
    return `${DEVICE_COOKIE}=${[id, ...kept].join('.')}; Max-Age=${MAX_AGE_S}`;
  }

  /** The id and the signatures; none if it is not one of ours by its form. */
  #read(cookie: string | undefined): string[] {
    const value = pairsOf(cookie)
      .find((pair) => pair.startsWith(this.#prefix))
      ?.slice(this.#prefix.length);
    return value && /^[\w-]{12}(\.[\w-]{22}){1,3}$/.test(value) ? value.split('.') : [];
  }

  #sign(id: string, account: string): string {
    const signature = createHmac('sha256', this.#secret).update(`device ${id} ${account}`).digest();
    return signature.subarray(0, SIGNATURE_BYTES).toString('base64url');
  }
}
