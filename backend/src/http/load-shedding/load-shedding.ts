// Keeps an overloaded backend useful: bounds the number of running requests, does not start those
// that the caller has given up, and refuses early while the event loop lags
// (docs/decisions/065-many-backends.md).
import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../../config.ts';
import type { App } from '../../deps.ts';
import { Refusal, refuseFor } from '../../refusals/refusals.ts';
import { RequestQueue } from './request-queue.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * True if the response is no longer needed: the connection is closed, or the caller's timeout
     * has passed.
     */
    isGivenUp(): boolean;
    /** By `performance.now()`; Infinity if the caller sent no timeout. */
    givenUpAt: number;
  }
}

export type SheddingLimits = {
  /** Running requests: enough to keep all connections to the database busy. */
  working: number;
  /** Requests in the queue. */
  waiting: number;
  /**
   * Mean delay of the event loop in half a second, in milliseconds, above which requests are
   * refused; 0: never.
   */
  eventLoopDelay: number;
};

/**
 * The embedded database works on the event loop itself, which then lags without too many requests.
 */
export function limitsFor({ databaseUrl }: Pick<Env, 'databaseUrl'>): SheddingLimits {
  return { working: 30, waiting: 1_000, eventLoopDelay: databaseUrl === undefined ? 0 : 1_000 };
}

/** The gateway's timeout for this call, in milliseconds. */
const TIMEOUT_HEADER = 'x-request-timeout-ms';
const SAMPLE_MS = 500;
/** A handler that still runs this long after its connection was closed releases its slot. */
const ABANDONED_MS = 15_000;
/**
 * Checking passwords and reading files takes long without using the database. These have a queue of
 * their own.
 */
const SLOW = /^\/(auth|media|ext\/(password|password-reset|address-change|confirm|files))(\/|\?|$)/;
const FILE_TYPE = /^(multipart\/|application\/octet-stream)/;

/** Refused requests: given up by the client, the queue was full, the event loop lagged. */
type RefusedCounts = { given: number; full: number; late: number };

/** A request's slot in its queue. */
type Slot = { queue: RequestQueue; isTaken: boolean };

/** The queues, for metrics. */
export type Shedding = {
  queues: Record<'requests' | 'slow', RequestQueue>;
  refused: RefusedCounts;
};

/** Call it before hooks that do work are added. */
export async function registerLoadShedding(app: App, limits: SheddingLimits): Promise<Shedding> {
  const refused: RefusedCounts = { given: 0, full: 0, late: 0 };
  const queues = {
    requests: new RequestQueue(limits.working, limits.waiting),
    slow: new RequestQueue(limits.working * 4, limits.waiting),
  };

  app.decorateRequest('givenUpAt', Number.POSITIVE_INFINITY);
  app.decorateRequest('isGivenUp', function (this: FastifyRequest) {
    return this.raw.socket.destroyed || performance.now() > this.givenUpAt;
  });

  if (limits.eventLoopDelay > 0) {
    // The first samples contain the start of the process, which blocks the event loop.
    let sampledFrom = Number.POSITIVE_INFINITY;
    app.addHook('onListen', async () => {
      sampledFrom = performance.now() + 2 * SAMPLE_MS;
    });
    await app.register(underPressure, {
      maxEventLoopDelay: limits.eventLoopDelay,
      sampleInterval: SAMPLE_MS,
      pressureHandler: async (request) => {
        if (isHealth(request) || isOfExam(request) || performance.now() < sampledFrom) return;
        refused.late += 1;
        refuseFor(1, 'SERVER_BUSY');
      },
    });
  }

  const slots = new WeakMap<FastifyRequest, Slot>();
  const enter = (request: FastifyRequest, slot: Slot, done: (error?: Error) => void) => {
    const caller = { isFirst: isOfExam(request), isWanted: () => !request.isGivenUp() };
    slot.queue.enter(caller, (mayWork) => {
      slot.isTaken = mayWork;
      if (mayWork) return done();
      refused[request.isGivenUp() ? 'given' : 'full'] += 1;
      done(createBusyRefusal());
    });
  };
  const leave = (request: FastifyRequest) => {
    const slot = slots.get(request);
    if (slot?.isTaken) slot.queue.leave();
    if (slot) slot.isTaken = false;
  };

  app.addHook('onRequest', (request, reply, done) => {
    request.givenUpAt = givenUpAt(request);
    if (isHealth(request)) return done();
    const isSlow = SLOW.test(request.url) || FILE_TYPE.test(request.headers['content-type'] ?? '');
    const slot = { queue: isSlow ? queues.slow : queues.requests, isTaken: false };
    slots.set(request, slot);
    reply.raw.once('close', () => {
      if (slot.isTaken) setTimeout(() => leave(request), reply.sent ? 0 : ABANDONED_MS).unref();
    });
    enter(request, slot, done);
  });
  // A body that is still arriving holds no slot: slow clients would block all others.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (request.raw.complete === false) leave(request);
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const slot = slots.get(request);
    if (!slot || slot.isTaken) return done();
    enter(request, slot, done);
  });
  // The client may have given up since the request left the queue, while its body or session was
  // read.
  app.addHook('preHandler', async (request) => {
    if (isHealth(request) || !request.isGivenUp()) return;
    refused.given += 1;
    throw createBusyRefusal();
  });
  app.addHook('onSend', async (request) => leave(request));
  return { queues, refused };
}

/** Routes with an `Idempotency-Key`. Elsewhere any client could jump the queue by sending one. */
const RESULTS = /^\/(exams|multisubjectexamsresult)\//;

/**
 * Submissions that would be lost with the request: results, saves and late answers. They are
 * refused last.
 */
function isOfExam({ method, headers, url }: FastifyRequest): boolean {
  if (method === 'GET') return false;
  return url.startsWith('/ext/attempts/') || ('idempotency-key' in headers && RESULTS.test(url));
}

function isHealth({ url }: FastifyRequest): boolean {
  return url.startsWith('/health/');
}

function givenUpAt({ headers }: FastifyRequest): number {
  const text = headers[TIMEOUT_HEADER];
  return typeof text === 'string' && /^\d{1,6}$/.test(text)
    ? performance.now() + Number(text)
    : Number.POSITIVE_INFINITY;
}

function createBusyRefusal(): Refusal {
  const refusal = new Refusal('SERVER_BUSY');
  refusal.retryAfter = 1;
  return refusal;
}
