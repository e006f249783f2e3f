// Refuses operations before they cost anything when more are in work than can be done in time: some get a 503 at once, the rest an answer,
// instead of everybody a timeout. Papers that are handed in are refused last.
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { codedError } from './upstream/errors.ts';

/** How often it is thought over whether the process keeps up. */
const TICK_MS = 250;
const RESOLUTION_MS = 10;
/** A turn of the event loop may take this long on average: more, and whoever asks waits for the work of others. */
const TARGET_DELAY_MS = 100;
/** Of the operations that come when the process does not keep up, this share is let in at least; and so many in work are never too many. */
const LEAST_SHARE = 0.1;
const FEW = 64;
/** What handing in a paper may use beyond the limit. */
const EXAM_RESERVE = 0.25;
/** Seconds after which another try may go better. */
export const RETRY_AFTER = 1;

/** What those who are refused are told. */
export const overloadedError = codedError('OVERLOADED', 'The server is busy. Please try again in a moment.', { retryAfter: RETRY_AFTER });

/**
 * Two reasons to refuse: too many operations in work (memory: each may hold megabytes), and an event loop that falls behind (CPU: then a
 * share of those who come is refused, as large as it must be for the rest to be answered in time).
 */
export class LoadShedding {
  readonly #max: number;
  readonly #delay: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: NodeJS.Timeout | undefined;
  #share = 1;
  #inWork = 0;
  #refused = 0;

  /** @param maxOperations in work at the same time; 0: nothing is ever refused */
  constructor(maxOperations: number) {
    this.#max = maxOperations === 0 ? Number.POSITIVE_INFINITY : maxOperations;
    if (maxOperations === 0) return;
    this.#delay.enable();
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
  }

  /** How many operations are in work, what share of those who come is let in, and how many have been refused since the start. */
  get state(): { inWork: number; share: number; refused: number } {
    return { inWork: this.#inWork, share: this.#share, refused: this.#refused };
  }

  /** Whether one more operation may begin. If so, `leave` must be called when it is over. */
  enter(isExam: boolean): boolean {
    const max = isExam ? Math.ceil(this.#max * (1 + EXAM_RESERVE)) : this.#max;
    const isLetIn = isExam || this.#share === 1 || this.#inWork < FEW || Math.random() < this.#share;
    if (this.#inWork >= max || !isLetIn) {
      this.#refused += 1;
      return false;
    }
    this.#inWork += 1;
    return true;
  }

  leave(): void {
    this.#inWork -= 1;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }

  /** Down fast, up slowly. */
  #tick(): void {
    const delayMs = this.#delay.count > 0 ? this.#delay.mean / 1e6 - RESOLUTION_MS : 0;
    this.#delay.reset();
    this.#share = delayMs > TARGET_DELAY_MS ? Math.max(LEAST_SHARE, this.#share * 0.8) : Math.min(1, this.#share + 0.05);
  }
}

/** Counts the operations of a scope's routes, and refuses those that are too many. */
export function registerLoadShedding(scope: FastifyInstance, shedding: LoadShedding): void {
  scope.addHook('preHandler', async (request, reply) => {
    if (!shedding.enter(isExamOperation(request.body))) {
      const { message, extensions } = overloadedError;
      const body = { errors: [{ message, extensions: { ...extensions, requestId: request.id } }] };
      return reply.code(503).header('retry-after', RETRY_AFTER).send(body);
    }
    let isOver = false;
    const leave = () => {
      if (!isOver) shedding.leave();
      isOver = true;
    };
    reply.raw.once('finish', leave).once('close', leave);
    return undefined;
  });
}

/** Fields that hand in a paper, or a part of it. */
const EXAM_FIELDS = ['submitExam', 'submitMultiSubjectExam', 'submitLateAnswers', 'saveAnswers', 'uploadAnswerPdf'];
const BEGINS_WITH_EXAM_FIELD = new RegExp(`^\\s*mutation\\b[^{]*\\{\\s*(\\w+\\s*:\\s*)?(${EXAM_FIELDS.join('|')})\\b`);
const EXAM_NAMES = new Set(EXAM_FIELDS.map((field) => field.toLowerCase()));

/**
 * Whether a request hands in a paper, by a look that costs nothing: at the first field of the query, or at the operation's name where
 * only a hash was sent. Whoever makes it look so gains a place in the reserve and nothing more.
 */
export function isExamOperation(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { query, operationName } = body as { query?: unknown; operationName?: unknown };
  if (typeof query === 'string') return BEGINS_WITH_EXAM_FIELD.test(query);
  return typeof operationName === 'string' && EXAM_NAMES.has(operationName.toLowerCase());
}
