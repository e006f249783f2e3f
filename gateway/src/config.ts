// The gateway's configuration from environment variables, validated at startup.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  cookieNames,
  filledText,
  httpsAddress,
  networks,
  onOrOff,
  origins,
  redisUrl,
  webAddress,
  wholeNumber,
} from './settings.ts';

/** The folder of the package; src/ and build/ have different depths. */
export const PACKAGE_FOLDER = new URL('../', import.meta.url);

/** The gateway's configuration. Times in milliseconds. */
export type Env = ReturnType<typeof readEnv>['env'];

/** All environment variables with their validation. */
export const VARIABLES = z.object({
  /** Production: no Sandbox, no introspection, cookies over https only when PUBLIC_URL is https. */
  NODE_ENV: z
    .enum(['development', 'production', 'test'], {
      // Strict, because a misspelt 'production' would open Sandbox and the schema to all clients.
      error: ({ input }) => `must be development, production or test, not '${input}'.`,
    })
    .default('development'),
  HOST: z.string().default('localhost'),
  PORT: wholeNumber(0, 65_535).default(4000),
  /** The public URL of the site; determines Secure cookies. */
  PUBLIC_URL: webAddress.optional(),
  UPSTREAM_URL: webAddress.default(new URL('http://127.0.0.1:4001')),
  /**
   * Undefined: the host has no service credential, so answer keys are read with the student's
   * session.
   */
  UPSTREAM_SERVICE_TOKEN: z.string().optional(),
  TICKET_SECRET: z.string().optional(),
  /**
   * Allows developers to run any operation in production and to see the schema and Sandbox;
   * undefined: not available.
   */
  DEVELOPER_KEY: z
    .string()
    .min(24, 'must have at least 24 characters that nobody can guess.')
    .optional(),
  /**
   * A file with operations of further clients that are allowed in production, in addition to those
   * of the web.
   */
  TRUSTED_DOCUMENTS: z.string().optional(),
  /** Further origins that may send requests, such as another subdomain. */
  ALLOWED_ORIGINS: origins.default([]),
  /**
   * Proxies whose X-Forwarded-For is trusted: addresses, or networks like 10.0.0.0/8. None: the
   * header is ignored.
   */
  TRUSTED_PROXIES: networks.default([]),
  /** Upstream's names of its session cookies. */
  SESSION_COOKIES: cookieNames.default(['alokpath_session']),
  /** Undefined: gateways share no counters and publish no changes of public data. */
  REDIS_URL: redisUrl.optional(),
  /** The port of the metrics server; undefined or 0: no metrics. */
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  /** The log level in production: 'info' logs one line per operation. */
  LOG_LEVEL: z
    .enum(['info', 'warn', 'error', 'silent'], 'must be one of info, warn, error, silent.')
    .default('info'),
  /** How long public data is cached; 0: not at all. */
  PUBLIC_CACHE_SECONDS: wholeNumber(0, 3600).default(5),
  /** Whether identical public requests in flight are coalesced. */
  PUBLIC_SHARING: onOrOff.default(true),
  /** Whether visitors get prerendered public pages (http/site/prerendered-pages.ts). */
  FIRST_VIEWS: onOrOff.default(true),
  /** Timeout of a call, including its retries. */
  UPSTREAM_TIMEOUT_MS: wholeNumber(100, 120_000).default(2000),
  /** Timeout of slow calls, such as submissions and uploads (upstream/resilience/slow-calls.ts). */
  SLOW_CALL_TIMEOUT_MS: wholeNumber(100, 120_000).default(12_000),
  /** Deadline of all calls of an operation. */
  OPERATION_TIMEOUT_MS: wholeNumber(100, 120_000).default(5000),
  /** Maximum number of retries of a read. */
  UPSTREAM_RETRIES: wholeNumber(0, 10).default(2),
  /** Whether the circuit breaker is enabled. */
  UPSTREAM_BREAKER: onOrOff.default(true),
  /** Concurrent calls to one group of upstream. */
  UPSTREAM_MAX_IN_FLIGHT: wholeNumber(1, 10_000).default(64),
  /** Signups from one network in 15 minutes. */
  SIGNUPS_PER_NETWORK: wholeNumber(1, 1_000_000).default(1000),
  /** Concurrent operations; 0: without limit. */
  MAX_OPERATIONS: wholeNumber(0, 1_000_000).default(1000),
  // Contact details of the site; null values are not set and not shown.
  CONTACT_PHONE: filledText(
    (value) => /^\+?[0-9][0-9 -]{4,18}[0-9]$/.test(value),
    'a phone number like +880 2 55000000',
  ),
  CONTACT_EMAIL: filledText((value) => /^[^\s@]+@[^\s@]+$/.test(value), 'an e-mail address'),
  CONTACT_ADDRESS: filledText((value) => value.length <= 200, 'at most 200 characters'),
  CONTACT_FACEBOOK: httpsAddress,
  CONTACT_YOUTUBE: httpsAddress,
  CONTACT_WHATSAPP: httpsAddress,
});

type Variables = z.infer<typeof VARIABLES>;

/**
 * Reads the configuration. `problems` has one line for each missing or invalid variable; `env` has
 * the default value for it.
 */
export function readEnv(variables: NodeJS.ProcessEnv, { isMock = false } = {}) {
  // An empty variable is treated as unset: Compose files and CI pass those.
  const definedVariables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value),
  );
  const issues = VARIABLES.safeParse(definedVariables).error?.issues ?? [];
  const problems = issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  for (const { path } of issues) delete definedVariables[String(path[0])];
  const values = VARIABLES.parse(definedVariables);

  const isProduction = values.NODE_ENV === 'production';
  if (isMock && isProduction)
    problems.push('NODE_ENV must not be production with --mock: its answers are made up.');
  // The mock does not sign tickets.
  const ticketSecret = values.TICKET_SECRET ?? (isMock ? randomUUID() : '');
  if (ticketSecret.length < 32)
    problems.push('TICKET_SECRET must have at least 32 characters that nobody can guess.');

  const env = {
    isProduction,
    contact: contactOf(values, isProduction),
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? new URL(`http://localhost:${values.PORT}`),
    upstreamUrl: values.UPSTREAM_URL,
    upstreamServiceToken: values.UPSTREAM_SERVICE_TOKEN,
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    sessionCookies: values.SESSION_COOKIES,
    ticketSecret,
    developerKey: values.DEVELOPER_KEY,
    trustedDocuments: values.TRUSTED_DOCUMENTS,
    redisUrl: values.REDIS_URL,
    metricsPort: values.METRICS_PORT || undefined,
    logLevel: values.LOG_LEVEL,
    publicCacheSeconds: values.PUBLIC_CACHE_SECONDS,
    publicSharing: values.PUBLIC_SHARING,
    firstViews: values.FIRST_VIEWS,
    upstreamTimeoutMs: values.UPSTREAM_TIMEOUT_MS,
    slowCallTimeoutMs: values.SLOW_CALL_TIMEOUT_MS,
    operationTimeoutMs: values.OPERATION_TIMEOUT_MS,
    upstreamRetries: values.UPSTREAM_RETRIES,
    upstreamBreaker: values.UPSTREAM_BREAKER,
    upstreamMaxInFlight: values.UPSTREAM_MAX_IN_FLIGHT,
    signupsPerNetwork: values.SIGNUPS_PER_NETWORK,
    maxOperations: values.MAX_OPERATIONS,
  };
  return { env, problems };
}

/** Shown in a demonstration without configured contact details. */
const SAMPLE_CONTACT = {
  phone: '01XXX-XXXXXX',
  email: 'name@example.com',
  address: null,
  facebookUrl: null,
  youtubeUrl: null,
  whatsappUrl: null,
  isSample: true,
};

/** Null values are not set and not shown. `isSample`: made-up values of a demonstration. */
export type Contact = ReturnType<typeof contactOf>;

/** The contact details that are set; samples in a demonstration that sets none. */
function contactOf(values: Variables, isProduction: boolean) {
  const contact = {
    phone: values.CONTACT_PHONE,
    email: values.CONTACT_EMAIL,
    address: values.CONTACT_ADDRESS,
    facebookUrl: values.CONTACT_FACEBOOK,
    youtubeUrl: values.CONTACT_YOUTUBE,
    whatsappUrl: values.CONTACT_WHATSAPP,
  };
  const isNothingSet = Object.values(contact).every((value) => value === null);
  return isNothingSet && !isProduction ? SAMPLE_CONTACT : { ...contact, isSample: false };
}
