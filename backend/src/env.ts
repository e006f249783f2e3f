// The whole configuration of the backend, read and checked once at start.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Every setting, in its own type. */
export type Env = {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Undefined: no service credential is accepted. */
  serviceToken: string | undefined;
  isProduction: boolean;
  /** Whether an empty catalogue is filled with the demo content. */
  hasDemo: boolean;
};

/** The repository's `.data`, whatever folder the process was started in. */
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../.data', import.meta.url));

/** Reads the variables; `problems` has one line per variable that cannot be used, naming it. */
export function readEnv(variables: NodeJS.ProcessEnv): { env: Env; problems: string[] } {
  const problems: string[] = [];
  // An empty variable counts as one that is not set: that is how compose files and CI pass "nothing".
  const read = (name: string) => variables[name]?.trim() || undefined;

  const port = read('BACKEND_PORT') ?? '4001';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) problems.push(`BACKEND_PORT must be a port from 0 to 65535, not '${port}'.`);

  const databaseUrl = read('DATABASE_URL');
  if (databaseUrl && !(/^postgres(ql)?:\/\//.test(databaseUrl) && URL.canParse(databaseUrl))) {
    problems.push('DATABASE_URL must be an address like postgres://user:password@host:5432/name.');
  }

  const serviceToken = read('UPSTREAM_SERVICE_TOKEN');
  if (serviceToken && !/^[\x21-\x7e]{24,}$/.test(serviceToken)) {
    problems.push('UPSTREAM_SERVICE_TOKEN must have at least 24 printable characters without spaces.');
  }

  const nodeEnv = read('NODE_ENV') ?? 'development';
  if (!['development', 'production', 'test'].includes(nodeEnv)) {
    problems.push(`NODE_ENV must be development, production or test, not '${nodeEnv}'.`);
  }

  const demo = read('DEMO');
  if (demo && demo !== '0' && demo !== '1') problems.push(`DEMO must be 1 or 0, not '${demo}'.`);

  const isProduction = nodeEnv === 'production';
  return {
    env: {
      port: Number(port),
      host: read('BACKEND_HOST') ?? '127.0.0.1',
      dataDir: resolve(read('DATA_DIR') ?? DEFAULT_DATA_DIR),
      databaseUrl,
      serviceToken,
      isProduction,
      hasDemo: demo === undefined ? !isProduction : demo === '1',
    },
    problems,
  };
}
