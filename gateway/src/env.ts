// The gateway's whole configuration, from the environment, checked at the start.

/** What the gateway is configured with. Times in milliseconds. */
export type Env = {
  /** Production: no Sandbox, no introspection, cookies over https only when PUBLIC_URL is https. */
  isProduction: boolean;
  host: string;
  port: number;
  /** The address people use; decides Secure cookies. */
  publicUrl: URL;
  upstreamUrl: URL;
  /** Undefined: the host knows no service credential, and keys are read by the student's session. */
  upstreamServiceToken: string | undefined;
  ticketSecret: string;
  /** Undefined: what gateways could share, each keeps for itself. */
  redisUrl: URL | undefined;
  upstreamTimeoutMs: number;
  operationTimeoutMs: number;
};

/** Reads the configuration; `problems` has one line per variable that is missing or cannot be used, naming it. */
export function readEnv(variables: NodeJS.ProcessEnv): { env: Env; problems: string[] } {
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
  const ticketSecret = variables.TICKET_SECRET ?? '';
  if (ticketSecret.length < 32) problems.push('TICKET_SECRET must have at least 32 characters that nobody can guess.');
  const env: Env = {
    isProduction,
    host: variables.HOST || 'localhost',
    port,
    publicUrl: url('PUBLIC_URL', `http://localhost:${Number.isInteger(port) ? port : 4000}`),
    upstreamUrl: url('UPSTREAM_URL', 'http://127.0.0.1:4001'),
    upstreamServiceToken: variables.UPSTREAM_SERVICE_TOKEN || undefined,
    ticketSecret,
    redisUrl,
    upstreamTimeoutMs: integer('UPSTREAM_TIMEOUT_MS', 5000, 100, 120_000),
    operationTimeoutMs: integer('OPERATION_TIMEOUT_MS', 10_000, 100, 120_000),
  };
  return { env, problems };
}
