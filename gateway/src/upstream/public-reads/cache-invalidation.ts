// Publishes changes of public data to the other gateways of the site over Redis, and subscribes to
// theirs.
import { randomUUID } from 'node:crypto';
import { connectRedis, type RedisClient } from '../redis.ts';
import { type ChangedParts, readParts } from './allow-list.ts';

const CHANNEL = 'alokpath-gateway:public-change';

/**
 * While Redis is unavailable nothing is published: other gateways then serve cached data for up to
 * PUBLIC_CACHE_SECONDS, and clear their caches when they reconnect.
 */
export class CacheInvalidation {
  readonly #self = randomUUID();
  readonly #publisher: RedisClient;
  readonly #subscriber: RedisClient;

  /**
   * @param onChange called for each change of another gateway, and with `all` if changes may have
   *   been missed
   */
  constructor(
    redisUrl: URL,
    onChange: (changedParts: ChangedParts) => void,
    onError: (error: unknown) => void,
  ) {
    this.#publisher = connectRedis(redisUrl, onError);
    this.#subscriber = connectRedis(redisUrl, onError, { keepsCommands: true });
    this.#subscriber.on('ready', () => onChange('all'));
    const receive = (message: string) => {
      const [sender, parts] = message.split(' ');
      if (sender !== this.#self) onChange(readParts(parts));
    };
    this.#subscriber.subscribe(CHANNEL, receive).catch(onError);
  }

  publish(changedParts: ChangedParts): void {
    const message = `${this.#self} ${changedParts === 'all' ? 'all' : changedParts.join(',')}`;
    if (this.#publisher.isReady) this.#publisher.publish(CHANNEL, message).catch(() => undefined);
  }

  close(): void {
    this.#publisher.destroy();
    this.#subscriber.destroy();
  }
}
