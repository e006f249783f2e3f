// Knows which extensions (/ext) the backend offers: asked once, and again after the backend was out of reach.
import type { UpstreamClient } from './client.ts';
import { codedError } from './errors.ts';
import { path } from './path.ts';

/** The extensions that this gateway can use (docs/rest-contract.md). */
export type Capability = 'attempts' | 'batch' | 'files' | 'marking' | 'notes' | 'password-reset' | 'progress' | 'ranks' | 'uploads';

export class Capabilities {
  readonly #client: UpstreamClient;
  #asked: Promise<ReadonlySet<string> | undefined> | undefined;
  /** What it answered last: a backend on a bad day must not be asked for each lesson by itself on top of it. Undefined: it never did. */
  #known: ReadonlySet<string> | undefined;

  constructor(client: UpstreamClient) {
    this.#client = client;
  }

  /** Whether the backend offers an extension. A host that has no /ext, or has never answered, offers none. */
  async has(capability: Capability): Promise<boolean> {
    return (await this.#learn())?.has(capability) ?? false;
  }

  /**
   * The same where going on without it would do harm: an attempt that the backend does not hear of is a second one. Error UPSTREAM_UNAVAILABLE
   * as long as the backend has never answered.
   */
  async surelyHas(capability: Capability): Promise<boolean> {
    const known = await this.#learn();
    if (!known) throw codedError('UPSTREAM_UNAVAILABLE', 'The server cannot be reached. Please try again.');
    return known.has(capability);
  }

  /** Error OPERATION_NOT_ALLOWED with these words where the backend does not offer an extension; else as `surelyHas`. */
  async require(capability: Capability, words: string): Promise<void> {
    if (!(await this.surelyHas(capability))) throw codedError('OPERATION_NOT_ALLOWED', words);
  }

  /** Forgets what is known; the next need asks again. Called when the backend could not be reached: another may come back. */
  forget(): void {
    this.#asked = undefined;
  }

  #learn(): Promise<ReadonlySet<string> | undefined> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  async #ask(): Promise<ReadonlySet<string> | undefined> {
    try {
      const answer = await this.#client.send({
        method: 'GET',
        path: path`/ext`,
        headers: {},
        signal: new AbortController().signal,
        timeoutMs: 2000,
      });
      if (answer.status < 500) {
        const { capabilities } = (answer.status === 200 ? answer.body : {}) as { capabilities?: unknown };
        this.#known = new Set(Array.isArray(capabilities) ? capabilities.filter((name) => typeof name === 'string') : []);
        return this.#known;
      }
    } catch {
      // Out of reach.
    }
    this.forget();
    return this.#known;
  }
}
