// Writes the answer to one request straight to its connection, in the words that Node's HTTP would use.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ReadyAnswer } from '../execution/ready-answer.ts';
import type { Reply } from '../execution/reply.ts';

export type PlainReplyOptions = {
  socket: Socket;
  /** How long the connection is kept for another request; 0: not at all. */
  keepAliveMs: number;
  /** Told when the answer has been written, and whether the connection ends with it. */
  onSent: (isLast: boolean) => void;
};

export class PlainReply implements Reply {
  readonly #options: PlainReplyOptions;
  #left: AbortController | undefined;
  #isSent = false;

  constructor(options: PlainReplyOptions) {
    this.#options = options;
  }

  get isOver(): boolean {
    return this.#isSent || !this.#options.socket.writable;
  }

  get left(): AbortSignal {
    this.#left ??= new AbortController();
    if (this.#options.socket.destroyed) this.#left.abort();
    return this.#left.signal;
  }

  /** The browser has left. */
  leave(): void {
    this.#left?.abort();
  }

  send({ status, headLines, bytes }: ReadyAnswer, requestId: string, closes: boolean): void {
    const { socket, keepAliveMs, onSent } = this.#options;
    const isLast = closes || keepAliveMs === 0;
    const connection = isLast ? 'close' : `keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}`;
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nx-request-id: ${requestId}\r\n${headLines}Date: ${date()}\r\nConnection: ${connection}\r\n\r\n`;
    this.#isSent = true;
    if (typeof bytes === 'string') socket.write(head + bytes);
    else {
      socket.cork();
      socket.write(head, 'latin1');
      socket.write(bytes);
      socket.uncork();
    }
    onSent(isLast);
  }

  destroy(): void {
    this.#options.socket.destroy();
  }
}

let second = 0;
let dateOfSecond = '';

/** As HTTP writes it; made once a second. */
function date(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    dateOfSecond = new Date(now * 1000).toUTCString();
  }
  return dateOfSecond;
}
