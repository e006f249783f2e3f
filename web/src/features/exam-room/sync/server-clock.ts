/**
 * The server's time: the last reading, continued by the browser's monotonic clock. The device's
 * date and time are used only for the estimate after an offline reload.
 */
import type { ApolloClient } from '@apollo/client';
import { timeOfResponses } from '../../../apollo/response-date.ts';
import { ServerClockDocument } from './generated/server-clock.ts';

/** Server time minus `performance.now()`; null until it is known or estimated. */
let ahead: number | null = null;
/** True if the offset is only an estimate; the first reading of the server's time replaces it. */
let guessed = false;
/** The request for the server's time that is under way. */
let reading: Promise<void> | null = null;

/** A short timeout, because an exam that is opened or over waits for the response. */
const READ_SECONDS = 5;

/** The server's time, in milliseconds since the epoch; null until it is known or estimated. */
export function serverNow(): number | null {
  return ahead === null ? null : ahead + performance.now();
}

/**
 * The time by which pages show what is open: the server's; until it is known the one of its
 * responses, or of the device, whose clock can be wrong.
 */
export const presentTime = (): number => serverNow() ?? timeOfResponses() ?? Date.now();

/** Sets the server's time from a response that has just been received. */
export function setServerTime(iso: string): void {
  ahead = Date.parse(iso) - performance.now();
  guessed = false;
}

/**
 * Estimates the server time after an offline reload: the stored server time plus the time that has
 * passed on the device. Never earlier than the stored time.
 */
export function estimateServerTime(seen: {
  readonly server: number;
  readonly device: number;
}): void {
  if (ahead !== null) return;
  ahead = seen.server + Math.max(0, Date.now() - seen.device) - performance.now();
  guessed = true;
}

/** Whether the server's time has been read on this page. */
export function isServerTimeKnown(): boolean {
  return ahead !== null && !guessed;
}

/**
 * Reads the server time again, because on some phones the monotonic clock stops during sleep. A
 * slow response would set the clock back, so the later of two readings is used. Callers share a
 * request that is under way.
 */
export function syncServerClock(client: ApolloClient): Promise<void> {
  reading ??= readServerClock(client).finally(() => {
    reading = null;
  });
  return reading;
}

async function readServerClock(client: ApolloClient): Promise<void> {
  const { data } = await client.query({
    query: ServerClockDocument,
    fetchPolicy: 'no-cache',
    context: { fetchOptions: { signal: AbortSignal.timeout(READ_SECONDS * 1000) } },
  });
  if (!data) return;
  const measured = Date.parse(data.serverTime) - performance.now();
  ahead = ahead === null || guessed ? measured : Math.max(ahead, measured);
  guessed = false;
}
