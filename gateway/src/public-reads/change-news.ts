// Tells the other gateways of the site, over Redis, that something public has changed, and hears it from them.
import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';

const CHANNEL = 'alokpath-gateway:public-change';

/**
 * News of changes. While Redis is away nothing is told: what others keep is then old for as long as it is kept at all
 * (PUBLIC_CACHE_SECONDS), and whoever comes back to Redis forgets what it has.
 */
export class ChangeNews {
  readonly #self = randomUUID();
  readonly #publisher: ReturnType<typeof createClient>;
  readonly #subscriber: ReturnType<typeof createClient>;

  /** @param onChange called for each change that another gateway made, and when some may have been missed */
  constructor(redisUrl: URL, onChange: () => void, onError: (error: unknown) => void) {
    const reconnectStrategy = (tries: number) => Math.min(100 * 2 ** tries, 5000);
    const options = { url: redisUrl.href, disableOfflineQueue: true, socket: { connectTimeout: 500, reconnectStrategy } };
    this.#publisher = createClient(options);
    this.#subscriber = createClient({ ...options, disableOfflineQueue: false });
    for (const client of [this.#publisher, this.#subscriber]) {
      client.on('error', onError);
      client.connect().catch(onError);
    }
    this.#subscriber.on('ready', onChange);
    const hear = (sender: string) => {
      if (sender !== this.#self) onChange();
    };
    this.#subscriber.subscribe(CHANNEL, hear).catch(onError);
  }

  /** Something has changed here. */
  tell(): void {
    if (this.#publisher.isReady) this.#publisher.publish(CHANNEL, this.#self).catch(() => undefined);
  }

  close(): void {
    this.#publisher.destroy();
    this.#subscriber.destroy();
  }
}
