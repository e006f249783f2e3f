// The gateway's configuration from environment variables, validated at startup.
import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';

/** The folder of the package: other files lie at different depths in src/ and build/. */
export const PACKAGE_FOLDER = new URL('../', import.meta.url);

/** Contact details of the site; null values are not set and not shown. */
export type Contact = {
  phone: string | null;
  email: string | null;
  address: string | null;
  facebookUrl: string | null;
  youtubeUrl: string | null;
  whatsappUrl: string | null;
  /** True if the values are samples, for a demonstration without configured contact details. */
  isSample: boolean;
};

/** The gateway's configuration. Times in milliseconds. */
export type Env = {
  /** Production: no Sandbox, no introspection, cookies over https only when PUBLIC_URL is https. */
  isProduction: boolean;
  host: string;
  port: number;
  /** The public URL of the site; determines Secure cookies. */
  publicUrl: URL;
  /** Further origins whose pages may send requests, such as another subdomain. */
  allowedOrigins: readonly string[];
  /**
   * Proxies whose X-Forwarded-For is trusted: addresses, or networks like 10.0.0.0/8. None: the
   * header is ignored.
   */
  trustedProxies: readonly string[];
  upstreamUrl: URL;
  /**
   * Undefined: the host has no service credential, and answer keys are read by the student's
   * session.
   */
  upstreamServiceToken: string | undefined;
  ticketSecret: string;
  /**
   * Allows developers to run any operation in production and to see the schema and Sandbox;
   * undefined: not available.
   */
  developerKey: string | undefined;
  /**
   * A file with the operations of further clients in production, in addition to those of the web.
   */
  trustedDocuments: string | undefined;
  /** The port of the metrics server; undefined: no metrics. */
  metricsPort: number | undefined;
  /** Contact details of the site. */
  contact: Contact;
  /** Signups from one network in 15 minutes. */
  signupsPerNetwork: number;
  /** Undefined: gateways share no counters, caches and persisted queries. */
  redisUrl: URL | undefined;
  /** The log level in production: 'info' logs one line per operation. */
  logLevel: 'info' | 'warn' | 'error' | 'silent';
  /** Upstream's names of the cookies that make a session. */
  sessionCookies: readonly string[];
  /** How long public data is cached; 0: not at all. */
  publicCacheSeconds: number;
  /** Whether identical public requests in flight are coalesced. */
  publicSharing: boolean;
  /** Whether visitors get prerendered public pages (first-views.ts). */
  firstViews: boolean;
  /** Timeout of a call, including its retries. */
  upstreamTimeoutMs: number;
  /**
   * Timeout of a call that submits a result or a file, or makes upstream send a message
   * (upstream/resilience/slow-calls.ts).
   */
  slowCallTimeoutMs: number;
  /** Deadline of all calls of an operation. */
  operationTimeoutMs: number;
  /** Maximum number of retries of a read. */
  upstreamRetries: number;
  /** Whether the circuit breaker is enabled. */
  upstreamBreaker: boolean;
  /** Concurrent calls to one group of upstream. */
  upstreamMaxInFlight: number;
  /** Concurrent operations; 0: without limit. */
  maxOperations: number;
};

const LOG_LEVELS = ['info', 'warn', 'error', 'silent'] as const;

/**
 * Reads the configuration. `problems` has one line for each variable that is missing or invalid,
 * with its name.
 */
export function readEnv(
  variables: NodeJS.ProcessEnv,
  { isMock = false } = {},
): { env: Env; problems: string[] } {
  const problems: string[] = [];
  const nodeEnv = variables.NODE_ENV || 'development';
  // A misspelt 'production' would open Sandbox and the schema to everybody.
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
    if (
      (value?.protocol === 'http:' || value?.protocol === 'https:') &&
      !value.username &&
      !value.password
    )
      return value;
    problems.push(`${name} must be an http or https address without a user or password.`);
    return new URL('http://localhost');
  };

  const redisUrl =
    variables.REDIS_URL && URL.canParse(variables.REDIS_URL)
      ? new URL(variables.REDIS_URL)
      : undefined;
  if (variables.REDIS_URL && !/^rediss?:$/.test(redisUrl?.protocol ?? '')) {
    problems.push('REDIS_URL must be an address like redis://host:6379.');
  }
  const port = integer('PORT', 4000, 0, 65535);
  if (isMock && isProduction)
    problems.push('NODE_ENV must not be production with --mock: its answers are made up.');
  // The mock does not sign tickets.
  const ticketSecret = variables.TICKET_SECRET || (isMock ? randomUUID() : '');
  if (ticketSecret.length < 32)
    problems.push('TICKET_SECRET must have at least 32 characters that nobody can guess.');
  const developerKey = variables.DEVELOPER_KEY || undefined;
  if (developerKey !== undefined && developerKey.length < 24) {
    problems.push('DEVELOPER_KEY must have at least 24 characters that nobody can guess.');
  }
  const allowedOrigins = (variables.ALLOWED_ORIGINS ?? '')
    .split(',')
    .flatMap((text) => text.trim() || []);
  for (const origin of allowedOrigins) {
    if (URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin)
      continue;
    problems.push(
      `ALLOWED_ORIGINS must be origins like https://admin.example.org, with commas between them, not '${origin}'.`,
    );
  }
  const trustedProxies = (variables.TRUSTED_PROXIES ?? '')
    .split(',')
    .flatMap((text) => text.trim() || []);
  for (const proxy of trustedProxies) {
    if (isNetwork(proxy)) continue;
    problems.push(
      `TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, with commas between them, not '${proxy}'.`,
    );
  }
  const sessionCookies = (variables.SESSION_COOKIES || 'alokpath_session')
    .split(',')
    .map((name) => name.trim());
  if (!sessionCookies.every((name) => /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name))) {
    problems.push('SESSION_COOKIES must be names of cookies with commas between them.');
  }
  const logLevel = LOG_LEVELS.find((level) => level === (variables.LOG_LEVEL || 'info')) ?? 'info';
  if (variables.LOG_LEVEL && logLevel !== variables.LOG_LEVEL)
    problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const { contact, problems: contactProblems } = readContact(variables, isProduction);
  problems.push(...contactProblems);
  const env: Env = {
    isProduction,
    contact,
    host: variables.HOST || 'localhost',
    port,
    publicUrl: url('PUBLIC_URL', `http://localhost:${Number.isInteger(port) ? port : 4000}`),
    upstreamUrl: url('UPSTREAM_URL', 'http://127.0.0.1:4001'),
    upstreamServiceToken: variables.UPSTREAM_SERVICE_TOKEN || undefined,
    allowedOrigins,
    trustedProxies,
    sessionCookies,
    ticketSecret,
    developerKey,
    trustedDocuments: variables.TRUSTED_DOCUMENTS || undefined,
    redisUrl,
    metricsPort: integer('METRICS_PORT', 0, 0, 65535) || undefined,
    logLevel,
    publicCacheSeconds: integer('PUBLIC_CACHE_SECONDS', 5, 0, 3600),
    publicSharing: integer('PUBLIC_SHARING', 1, 0, 1) === 1,
    firstViews: integer('FIRST_VIEWS', 1, 0, 1) === 1,
    upstreamTimeoutMs: integer('UPSTREAM_TIMEOUT_MS', 2000, 100, 120_000),
    slowCallTimeoutMs: integer('SLOW_CALL_TIMEOUT_MS', 12_000, 100, 120_000),
    operationTimeoutMs: integer('OPERATION_TIMEOUT_MS', 5000, 100, 120_000),
    upstreamRetries: integer('UPSTREAM_RETRIES', 2, 0, 10),
    upstreamBreaker: integer('UPSTREAM_BREAKER', 1, 0, 1) === 1,
    upstreamMaxInFlight: integer('UPSTREAM_MAX_IN_FLIGHT', 64, 1, 10_000),
    signupsPerNetwork: integer('SIGNUPS_PER_NETWORK', 1000, 1, 1_000_000),
    maxOperations: integer('MAX_OPERATIONS', 1000, 0, 1_000_000),
  };
  return { env, problems };
}

/** Whether the text is an IP address, or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

const SAMPLE: Contact = {
  ...{ phone: '01XXX-XXXXXX', email: 'name@example.com', address: null, isSample: true },
  ...{ facebookUrl: null, youtubeUrl: null, whatsappUrl: null },
};

/**
 * Reads the CONTACT_… variables.
 * @returns the contact details, and one line for each invalid variable
 */
function readContact(
  variables: NodeJS.ProcessEnv,
  isProduction: boolean,
): { contact: Contact; problems: string[] } {
  const problems: string[] = [];
  const text = (name: string, isValid: (value: string) => boolean, form: string): string | null => {
    const value = variables[name]?.trim();
    if (!value) return null;
    if (isValid(value)) return value;
    problems.push(`${name} must be ${form}, not '${value}'.`);
    return null;
  };
  const url = (name: string) =>
    text(
      name,
      (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
      'an https address',
    );
  const contact = {
    phone: text(
      'CONTACT_PHONE',
      (value) => /^\+?[0-9][0-9 -]{4,18}[0-9]$/.test(value),
      'a phone number like +880 2 55000000',
    ),
    email: text('CONTACT_EMAIL', (value) => /^[^\s@]+@[^\s@]+$/.test(value), 'an e-mail address'),
    address: text('CONTACT_ADDRESS', (value) => value.length <= 200, 'at most 200 characters'),
    facebookUrl: url('CONTACT_FACEBOOK'),
    youtubeUrl: url('CONTACT_YOUTUBE'),
    whatsappUrl: url('CONTACT_WHATSAPP'),
  };
  const isNothingSet = Object.values(contact).every((value) => value === null);
  return {
    contact: isNothingSet && !isProduction ? SAMPLE : { ...contact, isSample: false },
    problems,
  };
}
