// One client's connection, as long as it brings ordinary requests one after the other: they are answered from here. The first one that is
// not takes the connection along to Node's own HTTP, for good.
import type { Socket } from 'node:net';
import type { FastPath } from '../execution/fast-path.ts';
import { PlainReply } from './plain-reply.ts';
import { type PlainRequest, readRequest } from './read-request.ts';

/** So much may wait for a client that asks and does not read; beyond that Node's HTTP weighs when to read on. */
const MAX_UNREAD = 64 * 1024;

export type PlainConnectionOptions = {
  fastPath: Pick<FastPath, 'formOf' | 'answer'>;
  /** A connection that brings nothing is closed after this time. */
  keepAliveMs: number;
  /** Takes over the connection, into which what was read of it has been put back. */
  handOver: () => void;
};

export class PlainConnection {
  readonly #socket: Socket;
  readonly #options: PlainConnectionOptions;
  /** To the request that is being answered. */
  #reply: PlainReply | undefined;
  /** What came meanwhile. */
  #early: Buffer[] = [];

  constructor(socket: Socket, options: PlainConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    socket.on('data', this.#onData).on('end', this.#onEnd).on('close', this.#onClose).on('error', this.#onError);
    socket.setTimeout(options.keepAliveMs).on('timeout', this.#onTimeout);
  }

  /** Closes the connection unless somebody waits for an answer. */
  closeIfIdle(): void {
    if (!this.#reply) this.#socket.destroy();
  }

  readonly #onData = (bytes: Buffer): void => {
    if (this.#reply) {
      // A client that asks on before it has its answer waits for its turn, and no more is read of it.
      this.#early.push(bytes);
      this.#socket.pause();
    } else this.#take(bytes);
  };

  /** As Node's HTTP has it: who says that there will be no more to hear gets no more. */
  readonly #onEnd = (): void => {
    this.#socket.end();
  };

  readonly #onClose = (): void => this.#reply?.leave();

  readonly #onError = (): void => {
    this.#socket.destroy();
  };

  readonly #onTimeout = (): void => this.closeIfIdle();

  #take(bytes: Buffer): void {
    const request = this.#socket.writableLength > MAX_UNREAD ? undefined : readRequest(bytes);
    if (!request || !this.#isAnswered(request)) this.#handOver(bytes);
  }

  /** Whether the fast path has taken the request; its answer may come later. */
  #isAnswered({ method, url, headers, body, keepsAlive }: PlainRequest): boolean {
    const { fastPath, keepAliveMs } = this.#options;
    const request = { method, url, headers, socket: this.#socket };
    const form = fastPath.formOf(request);
    if (!form) return false;
    this.#reply = new PlainReply({ socket: this.#socket, keepAliveMs: keepsAlive ? keepAliveMs : 0, onSent: this.#onSent });
    if (fastPath.answer(request, body, form, this.#reply)) return true;
    this.#reply = undefined;
    return false;
  }

  readonly #onSent = (isLast: boolean): void => {
    this.#reply = undefined;
    if (isLast) this.#socket.destroySoon();
    else if (this.#early.length > 0) {
      const bytes = Buffer.concat(this.#early);
      this.#early = [];
      this.#socket.resume();
      this.#take(bytes);
    }
  };

  #handOver(bytes: Buffer): void {
    const socket = this.#socket;
    socket.off('data', this.#onData).off('end', this.#onEnd).off('close', this.#onClose).off('error', this.#onError);
    socket.setTimeout(0).off('timeout', this.#onTimeout);
    socket.pause();
    socket.unshift(bytes);
    this.#options.handOver();
    socket.resume();
  }
}
