// Encrypts exam papers, so that browsers and caches can have them before the exam opens; the key
// comes with the start of an attempt (docs/decisions/092).
import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { inAttemptOrder } from './attempt-order.ts';
import type { RestExamVersion } from './exam-versions.ts';
import type { Ticket } from './ticket.ts';

export const PAPERS_PATH = '/papers';
/** The hashes of the web's operations that start an exam. */
export type StartOperations = Readonly<Record<Ticket['kind'], string | undefined>>;

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 12;

/**
 * Addresses, keys and encryption of papers, all derived from one secret that the gateways of a site
 * share. A new secret gives each paper another address, so that no cache has one with an old key.
 */
export class PaperEncryption {
  readonly #secret: string;
  readonly #operations: StartOperations;

  constructor(secret: string, operations: StartOperations) {
    this.#secret = secret;
    this.#operations = operations;
  }

  /**
   * The path of a version's paper as the web's operation selects it. It cannot be made up: the
   * gateway encrypts nothing for unknown tags. Null if the web has no such operation.
   */
  pathOf(kind: Ticket['kind'], examVersionId: string): string | null {
    const operation = this.#operations[kind];
    if (operation === undefined) return null;
    const tag = this.#tagOf(examVersionId).toString('base64url');
    return `${PAPERS_PATH}/${encodeURIComponent(examVersionId)}/${tag}/${operation}`;
  }

  /** True if `pathOf` made the tag for this version. */
  isTagOf(examVersionId: string, tag: string): boolean {
    const expected = this.#tagOf(examVersionId);
    const given = Buffer.from(tag, 'base64url');
    return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  }

  /** The key of a version's paper: 256 bits. */
  keyOf(examVersionId: string): Buffer {
    return this.#derive('paper-key', examVersionId);
  }

  /**
   * A version in the order of its encrypted paper. That of a shuffled exam does not reveal the order
   * of the authors.
   */
  inOrder(examVersionId: string, version: RestExamVersion): RestExamVersion {
    const seed = this.#derive('paper-order', examVersionId).toString('base64url');
    return inAttemptOrder(version, seed);
  }

  /**
   * AES-256-GCM: 12 bytes of nonce, then the ciphertext with its authentication tag, as Web Crypto
   * expects it. The nonce follows from the content, so all gateways make the same bytes.
   */
  encrypt(examVersionId: string, content: Buffer): Buffer {
    const key = this.keyOf(examVersionId);
    const nonce = createHmac('sha256', key).update(content).digest().subarray(0, NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce);
    return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  }

  #tagOf(examVersionId: string): Buffer {
    return this.#derive('paper-address', examVersionId).subarray(0, TAG_BYTES);
  }

  #derive(purpose: string, examVersionId: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${purpose}:${examVersionId}`).digest();
  }
}
