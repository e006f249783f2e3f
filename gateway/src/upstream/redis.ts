// Connects to Redis, which gateways share. Commands fail at once while Redis is unavailable; the
// client reconnects automatically.
import { createClient } from '@redis/client';

export const REDIS_TIMEOUT_MS = 500;

export type RedisClient = ReturnType<typeof connectRedis>;

/** @param options.keepsCommands commands wait for the connection; needed for subscriptions */
export function connectRedis(
  url: URL,
  onError: (error: unknown) => void,
  { keepsCommands } = { keepsCommands: false },
) {
  const reconnectStrategy = (tries: number) => Math.min(100 * 2 ** tries, 5000);
  const socket = { reconnectStrategy };
  const client = createClient({ url: url.href, disableOfflineQueue: !keepsCommands, socket });
  client.on('error', onError);
  client.connect().catch(onError);
  return client;
}
