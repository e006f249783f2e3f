// Sheds load: with more concurrent operations than can be answered in time, some get a 503 at once
// and the rest a response, instead of a timeout for all. Submissions of exams are refused last.
import type { ServerResponse } from 'node:http';
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../upstream/errors/refusals.ts';
import { refuse } from './refuse.ts';

/** How often the limit is adjusted. */
const TICK_MS = 100;
/** Above this event loop utilization the process is overloaded. */
const OVERLOADED_UTILIZATION = 0.95;
/** An overloaded process accepts as many operations as it completes in this time. */
const MAX_WAIT_MS = 75;
/** Below this many concurrent operations nothing is shed. */
const MIN_LIMIT = 48;
/** The share beyond the limit that is reserved for submissions of exams. */
const EXAM_RESERVE = 0.25;
/** In seconds. */
const RETRY_AFTER = 1;

const overloadedError = refusal('TOO_BUSY', {}, { retryAfter: RETRY_AFTER });

/**
 * Two reasons to refuse: too many concurrent operations (memory: each may hold megabytes), and an
 * overloaded process (CPU: then only as many operations are accepted as it completes).
 */
export class LoadShedding {
  readonly #max: number;
  readonly #timer: NodeJS.Timeout | undefined;
  /** Operations over HTTP that have entered and not left. */
  readonly #places = new WeakMap<object, 'taken' | 'paused'>();
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

  /** Operations in flight, their current limit, and refusals since the start. */
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

  /**
   * Like `enter`, and leaves when the response has been sent.
   * @param request identifies the operation
   */
  enterUntilAnswered(request: object, isExam: boolean, answer: ServerResponse): boolean {
    if (!this.enter(isExam)) return false;
    this.#places.set(request, 'taken');
    const leave = () => {
      if (this.#places.get(request) === 'taken') this.leave();
      this.#places.delete(request);
    };
    answer.once('finish', leave).once('close', leave);
    return true;
  }

  /**
   * The operation is not counted while it waits for its client: a slow upload must not keep others
   * out.
   */
  pause(request: object): void {
    if (this.#places.get(request) !== 'taken') return;
    this.#places.set(request, 'paused');
    this.#inWork -= 1;
  }

  /** Continues, also beyond the limit: the uploaded file would be lost with a refusal. */
  resume(request: object): void {
    if (this.#places.get(request) !== 'paused') return;
    this.#places.set(request, 'taken');
    this.#inWork += 1;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Lowers the limit at once, raises it step by step. */
  #tick(): void {
    const [now, use] = [performance.now(), performance.eventLoopUtilization()];
    const { utilization } = performance.eventLoopUtilization(use, this.#lastUse);
    this.#donePerMs = (this.#donePerMs + this.#done / (now - this.#lastTick)) / 2;
    [this.#lastTick, this.#lastUse, this.#done] = [now, use, 0];
    const limit =
      utilization < OVERLOADED_UTILIZATION
        ? this.#limit * 2
        : Math.max(MIN_LIMIT, Math.round(this.#donePerMs * MAX_WAIT_MS));
    this.#limit = Math.min(this.#max, limit);
  }
}

/** Counts the operations of a scope's routes, and refuses those that are too many. */
export function registerLoadShedding(scope: FastifyInstance, shedding: LoadShedding): void {
  scope.addHook('preHandler', async (request, reply) => {
    if (shedding.enterUntilAnswered(request.raw, isExamOperation(request.body), reply.raw))
      return undefined;
    return refuse(request, reply.header('retry-after', RETRY_AFTER), 503, overloadedError);
  });
}

/** Fields that save, upload or submit the answers of an exam. */
const EXAM_FIELDS = [
  'submitExam',
  'submitMultiSubjectExam',
  'submitLateAnswers',
  'saveAnswers',
  'saveAnswerChanges',
  'uploadAnswerPdf',
  'beginAnswerUpload',
  'uploadAnswerPart',
  'registerAnswerPages',
  'uploadAnswerPage',
];
const BEGINS_WITH_EXAM_FIELD = new RegExp(
  `^\\s*mutation\\b[^{]*\\{\\s*(\\w+\\s*:\\s*)?(${EXAM_FIELDS.join('|')})\\b`,
);
const EXAM_NAMES = new Set(EXAM_FIELDS.map((field) => field.toLowerCase()));

/**
 * A cheap test whether a request submits an exam: by the first field of the query, or by the
 * operation name if only a hash was sent. A forged request gains no more than a place in the
 * reserve.
 */
export function isExamOperation(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { query, operationName } = body as { query?: unknown; operationName?: unknown };
  if (typeof query === 'string') return BEGINS_WITH_EXAM_FIELD.test(query);
  return typeof operationName === 'string' && EXAM_NAMES.has(operationName.toLowerCase());
}
