// Where the fast path's answer to one request goes; front/ has one for each way in which requests come.
import type { ReadyAnswer } from './ready-answer.ts';

export interface Reply {
  /** Nothing more can be sent: it has been, or nobody is there any more. */
  readonly isOver: boolean;
  /** Aborted when the browser leaves before its answer. */
  readonly left: AbortSignal;
  /** @param closes the client is to close the connection */
  send(answer: ReadyAnswer, requestId: string, closes: boolean): void;
  /** Ends the connection without an answer. */
  destroy(): void;
}
