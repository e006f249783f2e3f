// The servers of this benchmark: an upstream with failures, and gateways in production mode with
// default settings.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../../node-flags.ts';
import { freePort, type Server, startServer } from '../processes.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const hasSeveralCores = cpus().length > 1;

export const QUERIES = {
  tree: 'query Tree($id: ID!) { course(id: $id) { title subjects { name chapters { title lessons { title } } } } }',
  list: 'query List($code: String!) { coursesByCode(courseCode: $code) { title } }',
  campaigns: 'query Campaigns { campaigns { title } }',
  trivial: 'query Trivial { __typename }',
};

const folder = mkdtempSync(join(tmpdir(), 'alokpath-overload-'));
const documents = join(folder, 'documents.json');
const hashed = Object.values(QUERIES).map((query) => [
  createHash('sha256').update(query).digest('hex'),
  query,
]);
writeFileSync(documents, JSON.stringify(Object.fromEntries(hashed)));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

export const treeBody = (n: number) =>
  JSON.stringify({ query: QUERIES.tree, variables: { id: `c${n % 251}` } });
export const listBody = (n: number) =>
  JSON.stringify({ query: QUERIES.list, variables: { code: `code${n % 251}` } });
export const trivialBody = () => JSON.stringify({ query: QUERIES.trivial });
export const campaignsBody = () => JSON.stringify({ query: QUERIES.campaigns });

export class Upstream {
  readonly url: string;

  private constructor(url: string) {
    this.url = url;
  }

  static async start(): Promise<Upstream> {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    await startServer(
      here('upstream.ts'),
      { PORT: port },
      { url, readyPath: '/stats', ...(hasSeveralCores && { core: 0 }) },
    );
    return new Upstream(url);
  }

  async setMode(mode: 'healthy' | 'campaigns-hang' | 'campaigns-fail' | 'all-fail'): Promise<void> {
    await fetch(`${this.url}/mode/${mode}`);
  }

  /** The number of calls since it was last called. */
  async calls(): Promise<number> {
    return Number(await (await fetch(`${this.url}/stats`)).text());
  }
}

/** Starts a gateway without the cache and the coalescing of public reads. */
export async function startGateway(
  upstream: Upstream,
  env: Record<string, string> = {},
  port?: number,
): Promise<Server & { port: number }> {
  const gatewayPort = port ?? (await freePort());
  const url = `http://127.0.0.1:${gatewayPort}`;
  const server = await startServer(
    here('../../gateway/build/main.js'),
    {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(gatewayPort),
      PUBLIC_URL: url,
      UPSTREAM_URL: upstream.url,
      TICKET_SECRET: 'a secret of the bench that is long enough',
      TRUSTED_DOCUMENTS: documents,
      PUBLIC_CACHE_SECONDS: '0',
      PUBLIC_SHARING: '0',
      ...env,
    },
    {
      url,
      readyPath: '/health/live',
      node: nodeFlags,
      ...(hasSeveralCores && { core: 1 }),
    },
  );
  return { ...server, port: gatewayPort };
}
