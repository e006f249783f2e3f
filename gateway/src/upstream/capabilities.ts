// Knows which extensions (/ext) the backend offers: asked once, and again after the backend was out of reach.
import type { UpstreamClient } from './client.ts';
import { path } from './path.ts';

/** The extensions that this gateway can use (docs/rest-contract.md). */
export type Capability = 'batch' | 'attempts' | 'files';

export class Capabilities {
  readonly #client: UpstreamClient;
  #asked: Promise<ReadonlySet<string>> | undefined;

  constructor(client: UpstreamClient) {
    this.#client = client;
  }

  /** Whether the backend offers an extension. A host that has no /ext, or does not answer, offers none. */
  async has(capability: Capability): Promise<boolean> {
    this.#asked ??= this.#ask();
    return (await this.#asked).has(capability);
  }

  /** Forgets what is known; the next need asks again. Called when the backend could not be reached: another may come back. */
  forget(): void {
    this.#asked = undefined;
  }

  async #ask(): Promise<ReadonlySet<string>> {
    try {
      const answer = await this.#client.send({
        method: 'GET',
        path: path`/ext`,
        headers: {},
        signal: new AbortController().signal,
        timeoutMs: 2000,
      });
      if (answer.status >= 500) this.forget();
      const { capabilities } = (answer.status === 200 ? answer.body : {}) as { capabilities?: unknown };
      return new Set(Array.isArray(capabilities) ? capabilities.filter((name) => typeof name === 'string') : []);
    } catch {
      this.forget();
      return new Set();
    }
  }
}
