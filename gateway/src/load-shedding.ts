// Refuses operations before they cost anything when more are in work than can be done in time: some get a 503 at once, the rest an answer,
// instead of everybody a timeout. Papers that are handed in are refused last.
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { codedError } from './upstream/errors.ts';

/** How often it is thought over whether the process keeps up. */
const TICK_MS = 100;
/** A process that is busy for this share of the time does not keep up. */
const BUSY = 0.95;
/** Then no more may be in work than are done in this time: who comes later would wait longer than most are willing to. */
const WAIT_MS = 75;
/** So many in work are never too many. */
const FEW = 48;
/** What handing in a paper may use beyond the limit. */
const EXAM_RESERVE = 0.25;
/** Seconds after which another try may go better. */
export const RETRY_AFTER = 1;

/** What those who are refused are told. */
export const overloadedError = codedError('OVERLOADED', 'The server is busy. Please try again in a moment.', { retryAfter: RETRY_AFTER });

/**
 * Two reasons to refuse: too many operations in work (memory: each may hold megabytes), and a process that is busy all the time (CPU: then
 * as many are let in as it gets done, and the rest is refused while its answer still costs nothing).
 */
export class LoadShedding {
  readonly #max: number;
  readonly #timer: NodeJS.Timeout | undefined;
  #limit: number;
  #inWork = 0;
  #refused = 0;
  #done = 0;
  #donePerMs = 0;
  #lastTick = performance.now();
  #lastUse: EventLoopUtilization = performance.eventLoopUtilization();

  /** @param maxOperations in work at the same time; 0: nothing is ever refused */
  constructor(maxOperations: number) {
    this.#max = maxOperations === 0 ? Number.POSITIVE_INFINITY : maxOperations;
    this.#limit = this.#max;
    if (maxOperations > 0) this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
  }

  /** How many operations are in work, how many may be now, and how many have been refused since the start. */
  get state(): { inWork: number; limit: number; refused: number } {
    return { inWork: this.#inWork, limit: this.#limit, refused: this.#refused };
  }

  /** Whether one more operation may begin. If so, `leave` must be called when it is over. */
  enter(isExam: boolean): boolean {
    const limit = isExam ? Math.ceil(this.#max * (1 + EXAM_RESERVE)) : this.#limit;
    if (this.#inWork >= limit) {
      this.#refused += 1;
      return false;
    }
    this.#inWork += 1;
    return true;
  }

  leave(): void {
    this.#inWork -= 1;
    this.#done += 1;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Down at once, up step by step. */
  #tick(): void {
    const [now, use] = [performance.now(), performance.eventLoopUtilization()];
    const { utilization } = performance.eventLoopUtilization(use, this.#lastUse);
    this.#donePerMs = (this.#donePerMs + this.#done / (now - this.#lastTick)) / 2;
    [this.#lastTick, this.#lastUse, this.#done] = [now, use, 0];
    const limit = utilization < BUSY ? this.#limit * 2 : Math.max(FEW, Math.round(this.#donePerMs * WAIT_MS));
    this.#limit = Math.min(this.#max, limit);
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
