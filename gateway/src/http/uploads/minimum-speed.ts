// Ends slow requests: each must arrive with a minimum speed, measured per window, so that a fast
// start does not compensate for a stall.
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { refusal } from '../../upstream/errors/refusals.ts';

/** A quarter of the slowest connection on which an exam can be taken. */
export const MIN_BYTES_PER_SECOND = 500;
/** Window length; a slow start is tolerated until the end of the first window. */
const WINDOW_MS = 30_000;

type WatchedRequest = { socket: Socket; bytes: number; since: number };

const { message, extensions } = refusal('REQUEST_TOO_SLOW');
const BODY = JSON.stringify({ errors: [{ message, extensions }] });
const RESPONSE = [
  'HTTP/1.1 408 Request Timeout',
  'connection: close',
  'content-type: application/json; charset=utf-8',
  `content-length: ${Buffer.byteLength(BODY)}`,
  '',
  BODY,
].join('\r\n');

/** Watches all requests of a server until they have arrived. Returns a function that stops it. */
export function keepMinimumSpeed(server: Server, windowMs = WINDOW_MS): () => void {
  const watched = new Map<IncomingMessage, WatchedRequest>();
  server.prependListener('request', (request) => {
    const { socket, headers } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return;
    watched.set(request, { socket, bytes: socket.bytesRead, since: performance.now() });
    request.once('close', () => watched.delete(request));
  });
  const timer = setInterval(() => {
    for (const [request, state] of watched) check(request, state);
  }, windowMs / 10).unref();
  return () => clearInterval(timer);

  function check(request: IncomingMessage, state: WatchedRequest): void {
    const { socket, since, bytes } = state;
    const now = performance.now();
    // Received data that the gateway has not read yet: the client is not slow.
    const waitsForUs = request.readableLength > 0 && request.readableFlowing !== true;
    if (request.complete) watched.delete(request);
    else if (waitsForUs) Object.assign(state, { bytes: socket.bytesRead, since: now });
    else if (now - since >= windowMs) {
      if (socket.bytesRead - bytes >= (MIN_BYTES_PER_SECOND * (now - since)) / 1000) {
        Object.assign(state, { bytes: socket.bytesRead, since: now });
        return;
      }
      watched.delete(request);
      // The same response that Node sends for a request timeout.
      if (socket.writable) socket.write(RESPONSE);
      socket.destroy();
    }
  }
}
