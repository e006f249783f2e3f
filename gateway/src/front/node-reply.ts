// The fast path's answer to a request that came over Node's HTTP.
import type { ServerResponse } from 'node:http';
import { leftSignal } from '../execution/asker.ts';
import type { ReadyAnswer } from '../execution/ready-answer.ts';
import type { Reply } from '../execution/reply.ts';

const CLOSE = ['connection', 'close'];
const NO_HEADERS: readonly string[] = [];

export class NodeReply implements Reply {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  get isOver(): boolean {
    return this.#response.destroyed || this.#response.headersSent;
  }

  get left(): AbortSignal {
    return leftSignal(this.#response);
  }

  send({ status, headers, bytes }: ReadyAnswer, requestId: string, closes: boolean): void {
    this.#response.writeHead(status, ['x-request-id', requestId, ...(closes ? CLOSE : NO_HEADERS), ...headers]).end(bytes);
  }

  destroy(): void {
    this.#response.destroy();
  }
}
