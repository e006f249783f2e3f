// Reports that a request's response has been sent, or that its client has disconnected.
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Calls back once, when the response has been sent or its connection is closed; at once if that has
 * already happened.
 */
export function onClosed(request: FastifyRequest, reply: FastifyReply, callback: () => void): void {
  const response = reply.raw;
  const { socket } = request.raw;
  if (response.closed || socket.destroyed) {
    callback();
    return;
  }
  const close = () => {
    response.off('close', close);
    socket.off('close', close);
    callback();
  };
  response.once('close', close);
  // The response to a pipelined request has no socket while it waits for those before it. Node.js
  // emits nothing on it if the connection closes in that time.
  if (response.socket === null) {
    // One listener for each queued response is not a leak.
    socket.setMaxListeners(0);
    socket.once('close', close);
  }
}
