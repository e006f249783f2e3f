/** A fake of the Cache Storage API, which jsdom lacks: entries are in insertion order. */
import { vi } from 'vitest';

class FakeCache {
  readonly #entries = new Map<string, string>();
  readonly #url = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, 'http://localhost').href;

  async put(request: string, response: Response) {
    this.#entries.set(this.#url(request), await response.text());
  }
  async match(request: string | Request) {
    const body = this.#entries.get(this.#url(request));
    return body === undefined ? undefined : new Response(body);
  }
  async delete(request: string | Request) {
    return this.#entries.delete(this.#url(request));
  }
  async keys() {
    return [...this.#entries.keys()].map((url) => new Request(url));
  }
}

export function fakeCaches(): void {
  const all = new Map<string, FakeCache>();
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = all.get(name) ?? new FakeCache();
      all.set(name, cache);
      return cache;
    },
    delete: async (name: string) => all.delete(name),
  });
}
