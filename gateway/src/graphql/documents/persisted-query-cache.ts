// Persisted queries in Redis, shared by the gateways of a site. Contains no personal data.
import type { KeyValueCache, KeyValueCacheSetOptions } from '@apollo/utils.keyvaluecache';
import KeyvRedis from '@keyv/redis';
import Keyv from 'keyv';

/** If Redis is unavailable, reads miss; no request fails. */
export class PersistedQueryCache implements KeyValueCache<string> {
  readonly #keyv: Keyv<string>;

  constructor(redisUrl: URL, onError: (error: unknown) => void) {
    const store = new KeyvRedis(redisUrl.href, {
      connectionTimeout: 500,
      throwOnErrors: true,
      throwOnConnectError: true,
    });
    this.#keyv = new Keyv<string>({ store, namespace: 'alokpath-gateway' });
    this.#keyv.on('error', onError);
  }

  async get(key: string): Promise<string | undefined> {
    return this.#keyv.get<string>(key).catch(() => undefined);
  }

  async set(key: string, value: string, options?: KeyValueCacheSetOptions): Promise<void> {
    const ttlMs = options?.ttl ? options.ttl * 1000 : undefined;
    await this.#keyv.set(key, value, ttlMs).catch(() => undefined);
  }

  async delete(key: string): Promise<boolean> {
    return this.#keyv.delete(key).catch(() => false);
  }

  async close(): Promise<void> {
    await this.#keyv.disconnect().catch(() => undefined);
  }
}
