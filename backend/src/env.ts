// The whole configuration of the backend, read and checked once at start.
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKAGE_FOLDER } from './package-folder.ts';
import { type Retention, readRetention } from './retention.ts';

/** Where uploaded files are kept when it is not this machine. */
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
   * To one address; 1.5 times as many if the request comes from a session or a known network of the
   * account.
   */
  perAddress: number;
  /** Asked for by one account. */
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
   * PostgreSQL itself, where `databaseUrl` is a pooler's: for the start, jobs and commands.
   * Undefined: `databaseUrl`.
   */
  directDatabaseUrl: string | undefined;
  /** Whether statements of requests are prepared once per connection. */
  preparesStatements: boolean;
  /** Counts guesses for all backends together. Undefined: each process counts for itself. */
  redisUrl: string | undefined;
  /** Proxies whose X-Forwarded-For is trusted: IP addresses, or networks like 10.0.0.0/8. */
  trustedProxies: string[];
  /** Undefined: no service credential is accepted. */
  serviceToken: string | undefined;
  /** Messages of a day, by SMS and e-mail each. */
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

/** Reads the variables; `problems` has one line per variable that cannot be used, naming it. */
export function readEnv(variables: NodeJS.ProcessEnv): { env: Env; problems: string[] } {
  const problems: string[] = [];
  // An empty variable counts as one that is not set: that is how compose files and CI pass
  // "nothing".
  const read = (name: string) => variables[name]?.trim() || undefined;

  const port = read('BACKEND_PORT') ?? '4001';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    problems.push(`BACKEND_PORT must be a port from 0 to 65535, not '${port}'.`);

  const metricsPort = read('BACKEND_METRICS_PORT');
  if (metricsPort && (!/^\d{1,5}$/.test(metricsPort) || Number(metricsPort) > 65_535))
    problems.push(`BACKEND_METRICS_PORT must be a port from 1 to 65535, not '${metricsPort}'.`);

  const [databaseUrl, directDatabaseUrl] = [read('DATABASE_URL'), read('DIRECT_DATABASE_URL')];
  for (const [name, url] of Object.entries({
    DATABASE_URL: databaseUrl,
    DIRECT_DATABASE_URL: directDatabaseUrl,
  })) {
    if (url && !(/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)))
      problems.push(`${name} must be an address like postgres://user:password@host:5432/name.`);
  }
  if (directDatabaseUrl && !databaseUrl)
    problems.push('DIRECT_DATABASE_URL needs DATABASE_URL, the address for requests.');

  const redisUrl = read('REDIS_URL');
  if (redisUrl && !(/^rediss?:\/\//.test(redisUrl) && URL.canParse(redisUrl))) {
    problems.push('REDIS_URL must be an address like redis://host:6379.');
  }
  const trustedProxies = (read('TRUSTED_PROXIES') ?? '')
    .split(',')
    .flatMap((text) => text.trim() || []);
  for (const proxy of trustedProxies) {
    if (isNetwork(proxy)) continue;
    problems.push(
      `TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, with commas between them, not '${proxy}'.`,
    );
  }

  const serviceToken = read('UPSTREAM_SERVICE_TOKEN');
  if (serviceToken && !/^[\x21-\x7e]{24,}$/.test(serviceToken)) {
    problems.push(
      'UPSTREAM_SERVICE_TOKEN must have at least 24 printable characters without spaces.',
    );
  }

  const smtpUrl = read('SMTP_URL');
  if (smtpUrl && !isMailServer(smtpUrl)) {
    problems.push(
      'SMTP_URL must be an address like smtp://user:password@host:587 or smtps://host.',
    );
  }
  const count = (name: string, fallback: number): number => {
    const text = read(name);
    if (text === undefined) return fallback;
    if (!/^\d{1,9}$/.test(text))
      problems.push(`${name} must be a whole number from 0 to 999999999, not '${text}'.`);
    return Number(text);
  };
  const messageCaps = {
    sms: count('SMS_PER_DAY', 5_000),
    email: count('EMAILS_PER_DAY', 50_000),
    perAddress: count('MESSAGES_PER_ADDRESS_PER_DAY', 20),
    perAccount: count('MESSAGES_PER_ACCOUNT_PER_DAY', 30),
  };
  const { retention, problems: retentionProblems } = readRetention(read);
  problems.push(...retentionProblems);
  const mailFrom = read('MAIL_FROM') ?? 'Alokpath <no-reply@alokpath.test>';
  if (
    !/^([^<>@",;:\p{C}]+ <[^<>@,;:"\s]+@[^<>@,;:"\s]+>|[^<>@,;:"\s]+@[^<>@,;:"\s]+)$/u.test(
      mailFrom,
    )
  ) {
    problems.push('MAIL_FROM must be a sender like Alokpath <no-reply@example.com>.');
  }
  const smsUrl = read('SMS_URL');
  if (smsUrl && !isWebAddress(smsUrl))
    problems.push('SMS_URL must be an http or https address without user and password.');
  const smsToken = read('SMS_TOKEN');
  if (smsToken && !/^[\x21-\x7e]+$/.test(smsToken))
    problems.push('SMS_TOKEN must have printable characters without spaces.');

  const { s3, s3Problems } = readBucket(read);
  problems.push(...s3Problems);

  const nodeEnv = read('NODE_ENV') ?? 'development';
  if (!['development', 'production', 'test'].includes(nodeEnv)) {
    problems.push(`NODE_ENV must be development, production or test, not '${nodeEnv}'.`);
  }

  if (nodeEnv === 'production' && !serviceToken) {
    problems.push(
      'UPSTREAM_SERVICE_TOKEN must be set in production: without it the gateway cannot read keys, and no exam can be handed in.',
    );
  }

  const isProduction = nodeEnv === 'production';
  const isOn = (name: string, fallback: boolean): boolean => {
    const text = read(name);
    if (text && text !== '0' && text !== '1')
      problems.push(`${name} must be 1 or 0, not '${text}'.`);
    return text === undefined ? fallback : text === '1';
  };
  const hasDemo = isOn('DEMO', !isProduction);
  const hasWorker = isOn('WORKER', true);
  const preparesStatements = isOn('PREPARED_STATEMENTS', true);
  if (!hasWorker && !databaseUrl)
    problems.push(
      'WORKER=0 needs DATABASE_URL: no other process can do the jobs of an embedded database.',
    );
  return {
    env: {
      port: Number(port),
      metricsPort: Number(metricsPort ?? 0) || undefined,
      host: read('BACKEND_HOST') ?? '127.0.0.1',
      dataDir: resolve(read('DATA_DIR') ?? DEFAULT_DATA_DIR),
      ...{ databaseUrl, directDatabaseUrl, preparesStatements },
      redisUrl,
      trustedProxies,
      serviceToken,
      messageCaps,
      retention,
      ...{ smtpUrl, mailFrom, smsUrl, smsToken, s3 },
      isProduction,
      hasDemo,
      hasWorker,
    },
    problems,
  };
}

/**
 * The bucket, if any of its settings is set. Missing settings are reported now, not by the first
 * upload.
 */
function readBucket(read: (name: string) => string | undefined): {
  s3: Bucket | undefined;
  s3Problems: string[];
} {
  const s3Problems: string[] = [];
  const [bucket, region, endpoint] = [read('S3_BUCKET'), read('S3_REGION'), read('S3_ENDPOINT')];
  const [accessKeyId, secretAccessKey] = [read('S3_ACCESS_KEY_ID'), read('S3_SECRET_ACCESS_KEY')];
  if (!(bucket || region || endpoint || accessKeyId || secretAccessKey))
    return { s3: undefined, s3Problems };

  const needed = {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0)
    s3Problems.push(
      `${missing.join(', ')} must be set too: files are kept in S3 by all of its settings or none.`,
    );
  if (bucket && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    s3Problems.push('S3_BUCKET must be the name of a bucket like alokpath-files.');
  if (region && !/^[a-z0-9-]{2,40}$/.test(region))
    s3Problems.push('S3_REGION must be a region like ap-south-1.');
  if (endpoint && !isWebAddress(endpoint))
    s3Problems.push('S3_ENDPOINT must be an http or https address without user and password.');
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
    if (!/^[\x21-\x7e]*$/.test(read(name) ?? ''))
      s3Problems.push(`${name} must have printable characters without spaces.`);
  }
  if (!bucket || !accessKeyId || !secretAccessKey) return { s3: undefined, s3Problems };
  return {
    s3: { bucket, region: region ?? 'us-east-1', endpoint, accessKeyId, secretAccessKey },
    s3Problems,
  };
}

/**
 * Whether the URL has a host, optionally a port, user and password, and no path, query or fragment.
 */
function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  return (
    /^smtps?:$/.test(protocol) &&
    hostname !== '' &&
    /^\/?$/.test(pathname) &&
    search + hash === '' &&
    isEncoded(username + password)
  );
}

/**
 * Whether percent-decoding succeeds. Otherwise the error would appear only when the first message
 * is sent.
 */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username + password === '';
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
