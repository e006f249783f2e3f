/** The hash by which a file is registered before it is uploaded. */

const hashes = new WeakMap<Uint8Array, string>();

/** Web Crypto needs https or localhost. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

/** SHA-256, hexadecimal. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const cachedHash = hashes.get(bytes);
  if (cachedHash) return cachedHash;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  hashes.set(bytes, hash);
  return hash;
}
