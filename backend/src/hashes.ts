// SHA-256 of secrets, compared in constant time or stored in place of the secret; with a key for what can be guessed.
import { createHash, createHmac } from 'node:crypto';

/** The bytes, for comparing in constant time and for keys that do not reveal their text. */
export function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** In hexadecimal digits: what is stored of a secret that is too long to be guessed. */
export function hashOf(secret: string): string {
  return digestOf(secret).toString('hex');
}

/** HMAC-SHA-256 in hexadecimal digits: what is stored of a text that can be guessed, like a phone number. @param key not in the database */
export function keyedHashOf(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
