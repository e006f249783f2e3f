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
  upstreamTimeoutMs: number;
  operationTimeoutMs: number;
};

/** Reads the configuration. Throws one error whose lines name every variable that is missing or bad. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const problems: string[] = [];
  const isProduction = variables.NODE_ENV === 'production';

  const integer = (name: string, fallback: number, min: number, max: number): number => {
    const text = variables[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (!Number.isInteger(value) || value < min || value > max)
      problems.push(`${name}: a whole number from ${min} to ${max}, not '${text}'`);
    return value;
  };
  const url = (name: string, fallback: string): URL => {
    const text = variables[name] || fallback;
    const value = URL.canParse(text) ? new URL(text) : undefined;
    if (value?.protocol === 'http:' || value?.protocol === 'https:') return value;
    problems.push(`${name}: an http or https address, not '${text}'`);
    return new URL(fallback);
  };

  const port = integer('PORT', 4000, 0, 65535);
  const ticketSecret = variables.TICKET_SECRET ?? '';
  if (ticketSecret.length < 32) problems.push('TICKET_SECRET: at least 32 characters that nobody can guess');
  const env: Env = {
    isProduction,
    host: variables.HOST || 'localhost',
    port,
    publicUrl: url('PUBLIC_URL', `http://localhost:${port}`),
    upstreamUrl: url('UPSTREAM_URL', 'http://127.0.0.1:4001'),
    upstreamServiceToken: variables.UPSTREAM_SERVICE_TOKEN || undefined,
    ticketSecret,
    upstreamTimeoutMs: integer('UPSTREAM_TIMEOUT_MS', 5000, 100, 120_000),
    operationTimeoutMs: integer('OPERATION_TIMEOUT_MS', 10_000, 100, 120_000),
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return env;
}
