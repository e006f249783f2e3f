// Load shedding: above the limit of concurrent operations, requests get a 503 at once, so that the
// others are answered in time. Exam operations are refused last.
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../upstream/errors/refusals.ts';
import { onClosed } from './on-closed.ts';
import { sendRefusal } from './send-refusal.ts';

/** How often the limit is adjusted. */
const TICK_MS = 100;
/** Above this event loop utilization the process is overloaded. */
const OVERLOADED_UTILIZATION = 0.95;
/** The weight of a tick in the mean utilization, which covers about five seconds. */
const TICK_WEIGHT = 0.02;
/** An overloaded process accepts as many operations as it completes in this time. */
const MAX_WAIT_MS = 75;
/** Lower bound of the adaptive limit, unless MAX_OPERATIONS is lower. */
const MIN_LIMIT = 48;
/** Share of MAX_OPERATIONS, above it, that is reserved for exam operations. */
const EXAM_RESERVE = 0.25;
const RETRY_AFTER_SECONDS = 1;

const overloadedError = refusal('TOO_BUSY', {}, { retryAfter: RETRY_AFTER_SECONDS });

/**
 * Two limits: MAX_OPERATIONS protects the memory (each operation may hold megabytes); the adaptive
 * limit protects the CPU of an overloaded process, which accepts only as many operations as it
 * completes. Exam operations are limited only by MAX_OPERATIONS plus the reserve.
 */
export class LoadShedding {
  readonly #max: number;
  readonly #timer: NodeJS.Timeout | undefined;
  #limit: number;
  /** Operations in flight, and those completed since the last tick. */
  readonly #counts = { inFlight: 0, completed: 0 };
  #refused = 0;
  #completedPerMs = 0;
  #utilization = 0;
  #lastTick = performance.now();
  #lastUsage: EventLoopUtilization = performance.eventLoopUtilization();

  /** @param maxOperations concurrent operations; 0: no limit */
  constructor(maxOperations: number) {
    this.#max = maxOperations === 0 ? Number.POSITIVE_INFINITY : maxOperations;
    this.#limit = this.#max;
    if (maxOperations > 0) this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
  }

  /**
   * Operations in flight, the adaptive limit, refusals since the start, and the event loop
   * utilization of the last seconds from 0 to 1 (always 0 without a limit).
   */
  get state(): { inFlight: number; limit: number; refused: number; utilization: number } {
    return {
      inFlight: this.#counts.inFlight,
      limit: this.#limit,
      refused: this.#refused,
      utilization: this.#utilization,
    };
  }

  /** Counts an operation until its slot is released; undefined if the limit is reached. */
  admit(isExam: boolean): OperationSlot | undefined {
    const limit = isExam ? Math.ceil(this.#max * (1 + EXAM_RESERVE)) : this.#limit;
    if (this.#counts.inFlight < limit) return new OperationSlot(this.#counts);
    this.#refused += 1;
    return undefined;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Lowers the limit at once, raises it step by step. */
  #tick(): void {
    const now = performance.now();
    const usage = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(usage, this.#lastUsage);
    this.#utilization += (utilization - this.#utilization) * TICK_WEIGHT;
    this.#completedPerMs =
      (this.#completedPerMs + this.#counts.completed / (now - this.#lastTick)) / 2;
    this.#lastTick = now;
    this.#lastUsage = usage;
    this.#counts.completed = 0;
    const limit =
      utilization < OVERLOADED_UTILIZATION
        ? this.#limit * 2
        : Math.max(MIN_LIMIT, Math.round(this.#completedPerMs * MAX_WAIT_MS));
    this.#limit = Math.min(this.#max, limit);
  }
}

/** An operation that counts as in flight until `release`, called once more for each `retain`. */
export class OperationSlot {
  readonly #counts: { inFlight: number; completed: number };
  #state: 'taken' | 'paused' | 'released' = 'taken';
  #holders = 1;

  constructor(counts: { inFlight: number; completed: number }) {
    this.#counts = counts;
    counts.inFlight += 1;
  }

  /** Does not count the operation while it waits for its client: a slow upload blocks no other. */
  pause(): void {
    if (this.#state !== 'taken') return;
    this.#state = 'paused';
    this.#counts.inFlight -= 1;
  }

  /** Counts it again, even above the limit: it has been admitted before. */
  resume(): void {
    if (this.#state !== 'paused') return;
    this.#state = 'taken';
    this.#counts.inFlight += 1;
  }

  /** Counts the operation until its work has ended, even if its client leaves earlier. */
  retain(): void {
    this.#holders += 1;
    // The client may have left while the operation was admitted.
    if (this.#state !== 'released') return;
    this.#state = 'taken';
    this.#counts.inFlight += 1;
  }

  release(): void {
    this.#holders -= 1;
    if (this.#holders > 0) return;
    if (this.#state === 'taken') {
      this.#counts.inFlight -= 1;
      this.#counts.completed += 1;
    }
    this.#state = 'released';
  }
}

/** Counts the operations of a scope's routes, and rejects requests above the limit. */
export function registerLoadShedding(scope: FastifyInstance, shedding: LoadShedding): void {
  scope.addHook('preHandler', async (request, reply) => {
    const slot = shedding.admit(isExamOperation(request.body));
    if (!slot)
      return sendRefusal(
        request,
        reply.header('retry-after', RETRY_AFTER_SECONDS),
        503,
        overloadedError,
      );
    request.graphql.slot = slot;
    onClosed(request, reply, () => slot.release());
    return undefined;
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
 * A cheap test for exam operations: by the first field of the query, or by the operation name if
 * only a hash was sent. A forged request gains only access to the reserve.
 */
export function isExamOperation(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { query, operationName } = body as { query?: unknown; operationName?: unknown };
  if (typeof query === 'string') return BEGINS_WITH_EXAM_FIELD.test(query);
  return typeof operationName === 'string' && EXAM_NAMES.has(operationName.toLowerCase());
}
