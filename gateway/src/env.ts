// The gateway's whole configuration, from the environment, checked at the start.
import { randomUUID } from 'node:crypto';

/** What the gateway is configured with. Times in milliseconds. */
export type Env = {
  /** Production: no Sandbox, no introspection, cookies over https only when PUBLIC_URL is https. */
  isProduction: boolean;
  host: string;
  port: number;
  /** The address people use; decides Secure cookies. */
  publicUrl: URL;
  /** Further origins whose pages may ask, such as another subdomain's. */
  allowedOrigins: readonly string[];
  upstreamUrl: URL;
  /** Undefined: the host knows no service credential, and keys are read by the student's session. */
  upstreamServiceToken: string | undefined;
  ticketSecret: string;
  /** Lets a developer run any operation in production, and see the schema and Sandbox; undefined: nobody. */
  developerKey: string | undefined;
  /** A file of operations that further clients may run in production, beside those of the web. */
  trustedDocuments: string | undefined;
  /** Where metrics can be read; undefined: nowhere. */
  metricsPort: number | undefined;
  /** Undefined: what gateways could share, each keeps for itself. */
  redisUrl: URL | undefined;
  /** What is written to the log in production: 'info' has a line for each operation. */
  logLevel: 'info' | 'warn' | 'error' | 'silent';
  /** How long what is public is kept; 0: not at all. */
  publicCacheSeconds: number;
  /** Whether those who ask for the same public thing at the same time share one answer. */
  publicSharing: boolean;
  /** Whether ordinary requests are read by front/ instead of by Node's HTTP. */
  plainConnections: boolean;
  /** Whether visitors get public pages already drawn (first-views.ts). */
  firstViews: boolean;
  /** For a call, with its retries. */
  upstreamTimeoutMs: number;
  /** For a call that hands in a result or a file, or makes upstream send a message (upstream/slow-calls.ts). */
  slowCallTimeoutMs: number;
  /** For all calls of an operation. */
  operationTimeoutMs: number;
  /** How often a read is repeated at most. */
  upstreamRetries: number;
  /** Whether a part of upstream that fails is left alone for a while. */
  upstreamBreaker: boolean;
  /** Calls to one part of upstream at the same time. */
  upstreamMaxInFlight: number;
  /** Operations in work at the same time; 0: without limit. */
  maxOperations: number;
};

const LOG_LEVELS = ['info', 'warn', 'error', 'silent'] as const;

/** Reads the configuration; `problems` has one line per variable that is missing or cannot be used, naming it. */
export function readEnv(variables: NodeJS.ProcessEnv, { isMock = false } = {}): { env: Env; problems: string[] } {
  const problems: string[] = [];
  const nodeEnv = variables.NODE_ENV || 'development';
  // A misspelt 'production' would open the Sandbox and the whole schema to everybody.
  if (!['development', 'production', 'test'].includes(nodeEnv)) {
    problems.push(`NODE_ENV must be development, production or test, not '${nodeEnv}'.`);
  }
  const isProduction = nodeEnv === 'production';

  const integer = (name: string, fallback: number, min: number, max: number): number => {
    const text = variables[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not '${text}'.`);
    return fallback;
  };
  const url = (name: string, fallback: string): URL => {
    const text = variables[name] || fallback;
    const value = URL.canParse(text) ? new URL(text) : undefined;
    if ((value?.protocol === 'http:' || value?.protocol === 'https:') && !value.username && !value.password) return value;
    problems.push(`${name} must be an http or https address without a user or password.`);
    return new URL('http://localhost');
  };

  const redisUrl = variables.REDIS_URL && URL.canParse(variables.REDIS_URL) ? new URL(variables.REDIS_URL) : undefined;
  if (variables.REDIS_URL && !/^rediss?:$/.test(redisUrl?.protocol ?? '')) {
    problems.push('REDIS_URL must be an address like redis://host:6379.');
  }
  const port = integer('PORT', 4000, 0, 65535);
  if (isMock && isProduction) problems.push('NODE_ENV must not be production with --mock: its answers are made up.');
  // Made-up tickets are not signed.
  const ticketSecret = variables.TICKET_SECRET || (isMock ? randomUUID() : '');
  if (ticketSecret.length < 32) problems.push('TICKET_SECRET must have at least 32 characters that nobody can guess.');
  const developerKey = variables.DEVELOPER_KEY || undefined;
  if (developerKey !== undefined && developerKey.length < 24) {
    problems.push('DEVELOPER_KEY must have at least 24 characters that nobody can guess.');
  }
  const allowedOrigins = (variables.ALLOWED_ORIGINS ?? '').split(',').flatMap((text) => text.trim() || []);
  for (const origin of allowedOrigins) {
    if (URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin) continue;
    problems.push(`ALLOWED_ORIGINS must be origins like https://admin.example.org, with commas between them, not '${origin}'.`);
  }
  const logLevel = LOG_LEVELS.find((level) => level === (variables.LOG_LEVEL || 'info')) ?? 'info';
  if (variables.LOG_LEVEL && logLevel !== variables.LOG_LEVEL) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const env: Env = {
    isProduction,
    host: variables.HOST || 'localhost',
    port,
    publicUrl: url('PUBLIC_URL', `http://localhost:${Number.isInteger(port) ? port : 4000}`),
    upstreamUrl: url('UPSTREAM_URL', 'http://127.0.0.1:4001'),
    upstreamServiceToken: variables.UPSTREAM_SERVICE_TOKEN || undefined,
    allowedOrigins,
    ticketSecret,
    developerKey,
    trustedDocuments: variables.TRUSTED_DOCUMENTS || undefined,
    redisUrl,
    metricsPort: integer('METRICS_PORT', 0, 0, 65535) || undefined,
    logLevel,
    publicCacheSeconds: integer('PUBLIC_CACHE_SECONDS', 5, 0, 3600),
    publicSharing: integer('PUBLIC_SHARING', 1, 0, 1) === 1,
    plainConnections: integer('PLAIN_CONNECTIONS', 1, 0, 1) === 1,
    firstViews: integer('FIRST_VIEWS', 1, 0, 1) === 1,
    upstreamTimeoutMs: integer('UPSTREAM_TIMEOUT_MS', 2000, 100, 120_000),
    slowCallTimeoutMs: integer('SLOW_CALL_TIMEOUT_MS', 12_000, 100, 120_000),
    operationTimeoutMs: integer('OPERATION_TIMEOUT_MS', 5000, 100, 120_000),
    upstreamRetries: integer('UPSTREAM_RETRIES', 2, 0, 10),
    upstreamBreaker: integer('UPSTREAM_BREAKER', 1, 0, 1) === 1,
    upstreamMaxInFlight: integer('UPSTREAM_MAX_IN_FLIGHT', 64, 1, 10_000),
    maxOperations: integer('MAX_OPERATIONS', 1000, 0, 1_000_000),
  };
  return { env, problems };
}
