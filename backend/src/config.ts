// The whole configuration of the backend, read and checked once at start.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { PACKAGE_FOLDER } from './package-folder.ts';
import type { Retention } from './retention.ts';
import {
  mailServer,
  networks,
  onOrOff,
  port,
  sender,
  text,
  token,
  url,
  webAddress,
  wholeNumber,
} from './settings.ts';

/** Storage of uploaded files outside this machine. */
export type Bucket = {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Maximum number of messages per day (UTC). */
export type MessageCaps = {
  /** SMS of all accounts together. */
  sms: number;
  /** E-mails of all accounts together. */
  email: number;
  /**
   * Per address; 1.5 times as many if the request comes from a session or a known network of the
   * account.
   */
  perAddress: number;
  /** Per requesting account. */
  perAccount: number;
};

/** Every setting, in its own type. */
export type Env = {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Undefined: no metrics. */
  metricsPort: number | undefined;
  /** Absolute. */
  dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /**
   * The URL of PostgreSQL itself if `databaseUrl` is a pooler's: for the start, jobs and
   * commands. Undefined: `databaseUrl`.
   */
  directDatabaseUrl: string | undefined;
  /** Whether statements of requests are prepared once per connection. */
  preparesStatements: boolean;
  /** Counts guesses of all backends together. Undefined: each process counts for itself. */
  redisUrl: string | undefined;
  /** Proxies whose X-Forwarded-For is trusted: IP addresses, or networks like 10.0.0.0/8. */
  trustedProxies: string[];
  /** Undefined: no service credential is accepted. */
  serviceToken: string | undefined;
  /** Daily caps for SMS and e-mail. */
  messageCaps: MessageCaps;
  /** How long data is kept. */
  retention: Retention;
  /** Undefined: e-mails go into the outbox. */
  smtpUrl: string | undefined;
  /** The sender of e-mails. */
  mailFrom: string;
  /** Undefined: SMS go into the outbox. */
  smsUrl: string | undefined;
  smsToken: string | undefined;
  /** Undefined: uploaded files are kept in `dataDir`. */
  s3: Bucket | undefined;
  isProduction: boolean;
  /** Whether the backend does jobs itself. False: processes of `worker.main.ts` do them. */
  hasWorker: boolean;
  /** Whether an empty catalogue is filled with the demo content. */
  hasDemo: boolean;
};

/** The repository's `.data`, whatever folder the process was started in. */
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../.data', PACKAGE_FOLDER));

const messages = wholeNumber(0, 999_999_999);
const days = (min: number, max: number) => wholeNumber(min, max, ' of days');

const database = url(
  ['postgres:', 'postgresql:'],
  'be an address like postgres://user:password@host:5432/name.',
);

/** Every variable that is read, with the validation of its value. */
export const VARIABLES = z.object({
  BACKEND_PORT: port(0).default(4001),
  BACKEND_METRICS_PORT: port(1).optional(),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default(DEFAULT_DATA_DIR),
  DATABASE_URL: database.optional(),
  DIRECT_DATABASE_URL: database.optional(),
  PREPARED_STATEMENTS: onOrOff.default(true),
  REDIS_URL: url(['redis:', 'rediss:'], 'be an address like redis://host:6379.').optional(),
  TRUSTED_PROXIES: networks.default([]),
  UPSTREAM_SERVICE_TOKEN: text(
    (value) => /^[\x21-\x7e]{24,}$/.test(value),
    'have at least 24 printable characters without spaces.',
  ).optional(),
  SMTP_URL: mailServer.optional(),
  SMS_PER_DAY: messages.default(5_000),
  EMAILS_PER_DAY: messages.default(50_000),
  MESSAGES_PER_ADDRESS_PER_DAY: messages.default(20),
  MESSAGES_PER_ACCOUNT_PER_DAY: messages.default(30),

  // The smallest periods are the shortest with which the product keeps its promises.
  // Cookies are renewed once a day. Browsers keep no cookie for longer than 400 days.
  SESSION_IDLE_DAYS: days(2, 400).default(30),
  SESSION_DAYS: days(2, 3650).default(90),
  KNOWN_NETWORK_DAYS: days(2, 3650).default(90),
  // Longer than LOOK_BACK_MS, so that a deleted notification is not created again.
  NOTIFICATION_DAYS: days(8, 3650).default(90),
  // Daily quotas count these records.
  UPLOAD_DAYS: days(1, 365).default(1),
  // Pages are accepted until a week after the deadline of an attempt (ACCEPTED_MS), which may be
  // days after they were announced.
  ANSWER_PAGE_DAYS: days(14, 365).default(30),
  // Long enough to look back on a school year.
  AUDIT_LOG_DAYS: days(30, 3650).default(730),
  // Candidates ask about their result until the next year's exam.
  ROSTER_DAYS: days(30, 3650).default(365),

  MAIL_FROM: sender.default('Alokpath <no-reply@alokpath.test>'),
  SMS_URL: webAddress.optional(),
  SMS_TOKEN: token.optional(),
  S3_BUCKET: text(
    (value) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value),
    'be the name of a bucket like alokpath-files.',
  ).optional(),
  S3_REGION: text(
    (value) => /^[a-z0-9-]{2,40}$/.test(value),
    'be a region like ap-south-1.',
  ).optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_ACCESS_KEY_ID: token.optional(),
  S3_SECRET_ACCESS_KEY: token.optional(),
  NODE_ENV: z
    .enum(['development', 'production', 'test'], {
      error: ({ input }) => `must be development, production or test, not '${input}'.`,
    })
    .default('development'),
  DEMO: onOrOff.optional(),
  WORKER: onOrOff.default(true),
});

type Variables = z.infer<typeof VARIABLES>;

/**
 * Reads the variables; `problems` has one line for each invalid one, which has its default in
 * `env`.
 */
export function readEnv(variables: NodeJS.ProcessEnv): { env: Env; problems: string[] } {
  // An empty variable counts as unset, because compose files and CI pass empty values.
  const definedVariables: Record<string, string> = {};
  for (const [name, value] of Object.entries(variables))
    if (value?.trim()) definedVariables[name] = value.trim();

  const issues = VARIABLES.safeParse(definedVariables).error?.issues ?? [];
  const problems = issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  problems.push(...missingBucketSettings(definedVariables));
  for (const { path } of issues) delete definedVariables[String(path[0])];
  const values = VARIABLES.parse(definedVariables);
  problems.push(...conflicts(values));

  const isProduction = values.NODE_ENV === 'production';
  const env: Env = {
    port: values.BACKEND_PORT,
    metricsPort: values.BACKEND_METRICS_PORT || undefined,
    host: values.BACKEND_HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    directDatabaseUrl: values.DIRECT_DATABASE_URL,
    preparesStatements: values.PREPARED_STATEMENTS,
    redisUrl: values.REDIS_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    serviceToken: values.UPSTREAM_SERVICE_TOKEN,
    messageCaps: {
      sms: values.SMS_PER_DAY,
      email: values.EMAILS_PER_DAY,
      perAddress: values.MESSAGES_PER_ADDRESS_PER_DAY,
      perAccount: values.MESSAGES_PER_ACCOUNT_PER_DAY,
    },
    retention: {
      sessionIdleDays: values.SESSION_IDLE_DAYS,
      sessionDays: values.SESSION_DAYS,
      knownNetworkDays: values.KNOWN_NETWORK_DAYS,
      notificationDays: values.NOTIFICATION_DAYS,
      uploadDays: values.UPLOAD_DAYS,
      answerPageDays: values.ANSWER_PAGE_DAYS,
      auditLogDays: values.AUDIT_LOG_DAYS,
      rosterDays: values.ROSTER_DAYS,
    },
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    smsUrl: values.SMS_URL,
    smsToken: values.SMS_TOKEN,
    s3: bucketOf(values),
    isProduction,
    hasDemo: values.DEMO ?? !isProduction,
    hasWorker: values.WORKER,
  };
  return { env, problems };
}

/** S3 needs all of its settings or none. A missing one is reported at start. */
function missingBucketSettings(definedVariables: Readonly<Record<string, string>>): string[] {
  const requiredNames = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  if (![...requiredNames, 'S3_REGION', 'S3_ENDPOINT'].some((name) => definedVariables[name]))
    return [];
  const missingNames = requiredNames.filter((name) => !definedVariables[name]);
  if (missingNames.length === 0) return [];
  return [
    `${missingNames.join(', ')} must be set too: files are kept in S3 by all of its settings or none.`,
  ];
}

/** Valid values that cannot be used together. */
function conflicts(values: Variables): string[] {
  const problems: string[] = [];
  if (values.SESSION_DAYS < values.SESSION_IDLE_DAYS)
    problems.push('SESSION_DAYS must not be less than SESSION_IDLE_DAYS.');
  if (values.NODE_ENV === 'production' && !values.UPSTREAM_SERVICE_TOKEN)
    problems.push(
      'UPSTREAM_SERVICE_TOKEN must be set in production: without it the gateway cannot read keys, and no exam can be submitted.',
    );
  if (values.DIRECT_DATABASE_URL && !values.DATABASE_URL)
    problems.push('DIRECT_DATABASE_URL needs DATABASE_URL, the address for requests.');
  if (!values.WORKER && !values.DATABASE_URL)
    problems.push(
      'WORKER=0 needs DATABASE_URL: no other process can do the jobs of an embedded database.',
    );
  return problems;
}

function bucketOf(values: Variables): Bucket | undefined {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    bucket: S3_BUCKET,
    region: values.S3_REGION ?? 'us-east-1',
    endpoint: values.S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
