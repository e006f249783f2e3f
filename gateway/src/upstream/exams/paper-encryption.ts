// Encrypts exam papers, so that browsers and caches can have them before the exam opens; the key
// comes with the start of an attempt (docs/decisions/092).
import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { idOf } from '../batching.ts';
import { reorderLists } from './attempt-order.ts';
import type { RestExamVersion } from './exam-versions.ts';
import type { Ticket } from './ticket.ts';

export const PAPERS_PATH = '/papers';
/** The hashes of the web's operations that start an exam. */
export type StartOperations = Readonly<Record<Ticket['kind'], string | undefined>>;

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 12;

/**
 * URLs, keys and encryption of papers, all derived from one secret that the gateways of a site
 * share. A new secret gives each paper another URL, so that no cache has one with an old key.
 */
export class PaperEncryption {
  readonly #secret: string;
  readonly #operations: StartOperations;

  constructor(secret: string, operations: StartOperations) {
    this.#secret = secret;
    this.#operations = operations;
  }

  /**
   * The path of a version's paper as the web's operation selects it. Null if the web has no such
   * operation.
   */
  pathOf(kind: Ticket['kind'], examVersionId: string): string | null {
    const operation = this.#operations[kind];
    return operation === undefined ? null : this.#path(examVersionId, operation);
  }

  /**
   * True for a path that `pathOf` has made. Other paths must not be served: each could cause an
   * encryption, and fill caches.
   */
  isPath(path: string, examVersionId: string, operationHash: string): boolean {
    const expected = Buffer.from(this.#path(examVersionId, operationHash));
    const given = Buffer.from(path);
    return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  }

  /** The key of a version's paper: 256 bits. */
  keyOf(examVersionId: string): Buffer {
    return this.#derive('paper-key', examVersionId);
  }

  /**
   * A version in the order of its encrypted paper. What is shuffled for each attempt is sorted by
   * an HMAC of the ids, so this order tells nothing about that of the authors.
   */
  inOrder(examVersionId: string, version: RestExamVersion): RestExamVersion {
    const key = this.#derive('paper-order', examVersionId);
    return reorderLists(version, (items) =>
      items
        .map((item) => ({ item, rank: hmac(key, idOf(item)).toString('hex') }))
        .sort((left, right) => (left.rank < right.rank ? -1 : 1))
        .map(({ item }) => item),
    );
  }

  /**
   * AES-256-GCM: 12 bytes of nonce, then the ciphertext with its authentication tag, as Web Crypto
   * expects it. The nonce follows from the content, so gateways of the same build make the same
   * bytes.
   */
  encrypt(examVersionId: string, content: Buffer): Buffer {
    const key = this.keyOf(examVersionId);
    const nonce = hmac(key, content).subarray(0, NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce);
    return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  }

  #path(examVersionId: string, operationHash: string): string {
    const tag = this.#derive('paper-address', examVersionId).toString('base64url', 0, TAG_BYTES);
    return `${PAPERS_PATH}/${encodeURIComponent(examVersionId)}/${tag}/${operationHash}`;
  }

  #derive(purpose: string, examVersionId: string): Buffer {
    return hmac(this.#secret, `${purpose}:${examVersionId}`);
  }
}

function hmac(key: string | Buffer, content: string | Buffer): Buffer {
  return createHmac('sha256', key).update(content).digest();
}
