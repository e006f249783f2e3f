// SHA-256 of secrets, to compare them in constant time or to store instead of the secret; HMAC for
// texts that can be guessed.
import { createHash, createHmac } from 'node:crypto';

/** The bytes, for comparing in constant time and for keys that do not reveal their text. */
export function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** SHA-256 in hexadecimal digits, stored instead of a secret that is too long to be guessed. */
export function hashOf(secret: string): string {
  return digestOf(secret).toString('hex');
}

/**
 * HMAC-SHA-256 in hexadecimal digits, stored instead of a text that can be guessed, like a phone
 * number.
 * @param key not in the database
 */
export function keyedHashOf(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
