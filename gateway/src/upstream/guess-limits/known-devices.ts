// Stores in a cookie which accounts have signed in on a device, so that wrong passwords by others
// in the same network, such as a school, do not lock the owners out (docs/decisions/025).
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type CookieRules, DEVICE_COOKIE, pairsOf } from '../cookies.ts';

/** Maximum number of remembered accounts, newest first; families share phones. */
const MAX_ACCOUNTS = 3;
const MAX_AGE_S = 180 * 86_400;
/** Bytes of a signature. */
const SIGNATURE_BYTES = 16;

/** Signs and verifies the cookie: a random device id, and a signature for each account. */
export class KnownDevices {
  readonly #secret: string;
  readonly #prefix: string;

  /** @param secret shared by all gateways of a site */
  constructor(secret: string, { prefix }: Pick<CookieRules, 'prefix'>) {
    this.#secret = secret;
    this.#prefix = `${prefix}${DEVICE_COOKIE}=`;
  }

  /**
   * The device id if the account has signed in on the device.
   * @param cookie the Cookie header of the browser
   * @param account a digest of its e-mail address or phone number
   */
  deviceOf(cookie: string | undefined, account: string): string | undefined {
    const [id, ...signatures] = this.#read(cookie);
    if (id === undefined) return undefined;
    const expected = Buffer.from(this.#sign(id, account));
    const isOfAccount = (signature: string) => {
      const actual = Buffer.from(signature);
      return actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected);
    };
    return signatures.some(isOfAccount) ? id : undefined;
  }

  /** The Set-Cookie header after the account has signed in, as upstream would send it. */
  remember(cookie: string | undefined, account: string): string {
    const [id = randomBytes(9).toString('base64url'), ...signatures] = this.#read(cookie);
    const signature = this.#sign(id, account);
    const newestSignatures = [
      ...signatures.filter((existing) => existing !== signature),
      signature,
    ].slice(-MAX_ACCOUNTS);
    return `${DEVICE_COOKIE}=${[id, ...newestSignatures].join('.')}; Max-Age=${MAX_AGE_S}`;
  }

  /** The device id and the signatures; empty if the format of the cookie is invalid. */
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
