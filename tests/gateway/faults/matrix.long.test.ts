// The fault matrix: twenty faults on every upstream call. The response has a known code at the
// right path, sibling fields are resolved, it arrives in time, and it exposes no internals.
import { isDeepStrictEqual } from 'node:util';
import { type DocumentNode, Kind, parse, print } from 'graphql';
import nock from 'nock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../../gateway/src/config.ts';
import { buildServer } from '../../../gateway/src/http/server.ts';
import { EXAMPLES } from '../calls/all.ts';
import { runExample } from '../calls/run-example.ts';
import {
  type App,
  type GraphQLResponse,
  type HttpRequest,
  NOW,
  parseResponse,
  SECRET,
  SERVICE_TOKEN,
} from '../kit.ts';
import { valueAt } from '../value-at.ts';
import { Cell, FAULTS, type Fault, FaultyUpstream, SECRET_WORDS } from './faulty-upstream.ts';
import { ToxicProxy } from './toxic-proxy.ts';

const CALLS = Object.entries(EXAMPLES);
/**
 * One account may send two files concurrently, and all examples use one account, so they run one
 * after the other.
 */
const UPLOADS = CALLS.filter(([, { file }]) => file !== undefined);
const OTHERS = CALLS.filter(([, { file }]) => file === undefined);
/** Internals that no response may contain. */
const INNER_WORDS = [
  '127.0.0.1',
  'evil.test',
  'ECONN',
  'socket',
  '/srv',
  '.ts:',
  '"stack',
  SECRET_WORDS,
];
interface Pace {
  readonly callMs: number;
  readonly operationMs: number;
  /** Concurrent cells. */
  readonly atATime: number;
}
/** For faults that last until a timeout: many cells can wait concurrently. */
const WAITING: Pace = { callMs: 3000, operationMs: 9000, atATime: 32 };
/** For other faults: timeouts that are not reached even on a busy machine. */
const WORKING: Pace = { callMs: 30_000, operationMs: 90_000, atATime: 8 };
/** Tolerance for a busy machine. */
const MAX_WAIT_MS = 15_000;

/** The code of each fault; undefined: the response is unaffected. */
const CODES: Record<Fault, string | undefined> = {
  latency: 'UPSTREAM_TIMEOUT',
  down: 'UPSTREAM_UNAVAILABLE',
  bandwidth: 'UPSTREAM_TIMEOUT',
  slow_close: 'UPSTREAM_TIMEOUT',
  timeout: 'UPSTREAM_TIMEOUT',
  reset_peer: 'UPSTREAM_UNAVAILABLE',
  slicer: undefined,
  limit_data: 'UPSTREAM_UNAVAILABLE',
  500: 'UPSTREAM_ERROR',
  503: 'UPSTREAM_UNAVAILABLE',
  429: 'RATE_LIMITED',
  401: 'UNAUTHENTICATED',
  404: 'NOT_FOUND',
  redirect: 'UPSTREAM_BAD_RESPONSE',
  HTML: 'UPSTREAM_BAD_RESPONSE',
  'truncated JSON': 'UPSTREAM_BAD_RESPONSE',
  '10 MB': 'UPSTREAM_BAD_RESPONSE',
  drip: 'UPSTREAM_TIMEOUT',
  'content-type': undefined,
  shape: 'UPSTREAM_BAD_RESPONSE',
};

const upstream = new FaultyUpstream([
  'accounts',
  'answer-changes',
  'assignment-revisions',
  'assignment-submissions',
  'attempts',
  'campaign-revisions',
  'content-moves',
  'content-revisions',
  'content-tree',
  'audit-log',
  'course-admin',
  'course-revisions',
  'current-versions',
  'exam-control',
  'exam-monitoring',
  'exam-versions',
  'exclusions',
  'files',
  'grants',
  'key-corrections',
  'late-after-release',
  'late-decisions',
  'marking',
  'marking-comments',
  'marking-queue',
  'notes',
  'notifications',
  'own-data',
  'own-merit-entry',
  'pages',
  'password-reset',
  'people',
  'personal-windows',
  'pictures',
  'progress',
  'question-bank',
  'question-times',
  'ranks',
  'registration-limits',
  'registrations',
  'release-rules',
  'result-details',
  'rosters',
  'search',
  'second-marking',
  'shuffled-exams',
  'study-plan',
  'submissions',
  'takeable',
  'text-history',
  'uploads',
]);
const rejections: unknown[] = [];
const onRejection = (reason: unknown) => rejections.push(reason);
let proxy: ToxicProxy;
const apps = new Map<Pace, App>();
let cells = 0;

beforeAll(async () => {
  nock.restore();
  process.on('unhandledRejection', onRejection);
  proxy = new ToxicProxy(await upstream.listen(), (head) => upstream.toxicOf(head));
  const upstreamUrl = await proxy.listen();
  for (const pace of [WAITING, WORKING]) apps.set(pace, await serverWith(pace, upstreamUrl));
});
afterAll(async () => {
  await Promise.all([...apps.values()].map((app) => app.close()));
  await proxy.close();
  await upstream.close();
  process.off('unhandledRejection', onRejection);
  nock.activate();
});

function serverWith({ callMs, operationMs }: Pace, upstreamUrl: URL): Promise<App> {
  const env = {
    ...readEnv({ TICKET_SECRET: SECRET, UPSTREAM_SERVICE_TOKEN: SERVICE_TOKEN }).env,
    upstreamUrl,
    upstreamTimeoutMs: callMs,
    slowCallTimeoutMs: callMs,
    operationTimeoutMs: operationMs,
    // Cells are independent: no shared caches, and no breaker that opens by the faults of other
    // cells.
    publicCacheSeconds: 0,
    publicSharing: false,
    upstreamBreaker: false,
    maxOperations: 0,
  };
  return buildServer({
    env,
    now: () => NOW,
    runsBeforeCompiling: Number.POSITIVE_INFINITY,
    keepsExamVersions: false,
  });
}

describe('the fault matrix', () => {
  it.each(FAULTS)(
    '%s: every call has its code at its place, in time',
    { timeout: 300_000 },
    async (fault) => {
      const complaints: string[] = [];
      const others = OTHERS.values();
      const worker = async (queue: Iterable<(typeof CALLS)[number]>) => {
        for (const [call, example] of queue) {
          for (const complaint of await problemsOf(new Cell(call, example, fault)))
            complaints.push(`${call}: ${complaint}`);
        }
      };
      await Promise.all([
        worker(UPLOADS),
        ...Array.from({ length: paceOf(fault).atATime }, () => worker(others)),
      ]);
      expect(complaints).toEqual([]);
    },
  );

  it('has a cell for each fault and call, and left no promise behind', async () => {
    await new Promise(setImmediate);
    expect([cells, FAULTS.length]).toEqual([CALLS.length * 20, 20]);
    expect(rejections).toEqual([]);
  });
});

const paceOf = (fault: Fault) => (CODES[fault] === 'UPSTREAM_TIMEOUT' ? WAITING : WORKING);

/** Runs a cell; returns the problems of its response. */
async function problemsOf(cell: Cell): Promise<string[]> {
  const { example, fault } = cell;
  const remoteAddress = `10.0.${cells >> 8}.${cells & 255}`;
  cells += 1;
  upstream.add(remoteAddress, cell);
  const startedAt = performance.now();
  const response = await executeFrom(fault, remoteAddress, {
    ...example,
    query: withSibling(example.query),
  });
  const took = performance.now() - startedAt;

  const complaints: string[] = [];
  const check = (isSo: boolean, complaint: () => string) =>
    void (isSo || complaints.push(complaint()));
  check(cell.hits > 0 || ['down', 'reset_peer'].includes(fault), () => 'was not made');
  check(cell.unexpected.length === 0, () => `also made ${cell.unexpected.join(', ')}`);
  check(took < paceOf(fault).operationMs + MAX_WAIT_MS, () => `took ${Math.round(took)} ms`);
  check(response.status === 200, () => `HTTP ${response.status}: ${response.raw.body}`);
  const leak = INNER_WORDS.find((words) => response.raw.body.includes(words));
  check(leak === undefined, () => `let '${leak}' out`);
  const data = response.raw.json<{ data?: Record<string, unknown> | null }>().data;
  const { serverTime, ...rest } = data ?? {};
  check(typeof serverTime === 'string' || isMutation(example.query), () => 'took its sibling down');

  const code = CODES[fault];
  const errors = JSON.stringify(response.errors);
  if (code === undefined) {
    check(response.errors.length === 0, () => errors);
    check(isDeepStrictEqual(rest, example.data), () => `answered ${JSON.stringify(rest)}`);
  } else if (response.errors.length === 0) {
    // Missing data, and data that visitors do not have, is null without an error.
    const isOwn =
      cell.call === 'GET /students/student' ||
      /^GET \/ext\/(progress|notes|examcampaigns\/x1\/merit-list\/own)\b/.test(cell.call);
    const mayBeNull = example.isOptional || fault === '404' || (fault === '401' && isOwn);
    check(
      mayBeNull && valueAt(rest, example.errorPath) === null,
      () => `answered ${JSON.stringify(rest)}`,
    );
  } else {
    check(response.codes.join() === code, () => errors);
    check(
      JSON.stringify(response.errors[0]?.path) === JSON.stringify(example.errorPath),
      () => `at ${response.errors[0]?.path}`,
    );
    const parent = valueAt(rest, example.errorPath.slice(0, -1));
    check(
      example.errorPath.length === 1 || (typeof parent === 'object' && parent !== null),
      () => 'took the object around it down',
    );
    if (fault === '429')
      check(errors.includes('"retryAfter":30'), () => `without retryAfter: ${errors}`);
  }
  return complaints;
}

function executeFrom(
  fault: Fault,
  remoteAddress: string,
  example: Cell['example'],
): Promise<GraphQLResponse<Record<string, unknown>>> {
  const app = apps.get(paceOf(fault));
  if (!app) throw new Error('not started');
  const inject = (request: HttpRequest) => app.inject({ ...request, remoteAddress });
  return runExample(
    {
      inject,
      execute: async (query, variables = {}, { cookie } = {}) => {
        const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
        return parseResponse(
          await inject({
            method: 'POST',
            url: '/graphql',
            headers,
            payload: JSON.stringify({ query, variables }),
          }),
        );
      },
    },
    example,
  );
}

/** The query with a second root field that needs no upstream call; mutations have no such field. */
function withSibling(query: string): string {
  if (isMutation(query)) return query;
  const document: DocumentNode = parse(query);
  const sibling = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'serverTime' } } as const;
  return print({
    ...document,
    definitions: document.definitions.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? {
            ...definition,
            selectionSet: {
              ...definition.selectionSet,
              selections: [...definition.selectionSet.selections, sibling],
            },
          }
        : definition,
    ),
  });
}

function isMutation(query: string): boolean {
  return query.trimStart().startsWith('mutation');
}
