// Connects to Redis, which several gateways share. A command fails at once while Redis is away; the
// client reconnects by itself.
import { createClient } from '@redis/client';

export const REDIS_TIMEOUT_MS = 500;

export type RedisClient = ReturnType<typeof connectRedis>;

/** @param keepsCommands whether commands wait for the connection, as subscriptions must */
export function connectRedis(url: URL, onError: (error: unknown) => void, keepsCommands = false) {
  const reconnectStrategy = (tries: number) => Math.min(100 * 2 ** tries, 5000);
  const socket = { connectTimeout: REDIS_TIMEOUT_MS, reconnectStrategy };
  const client = createClient({ url: url.href, disableOfflineQueue: !keepsCommands, socket });
  client.on('error', onError);
  client.connect().catch(onError);
  return client;
}
