// The engines that are compared, and how each of them is started for a workload.
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../../node-flags.ts';
import type { Workload } from './workloads.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export type Engine = {
  name: string;
  file: string;
  /** Flags of Node.js; default: tsx for TypeScript. */
  node?: readonly string[];
  /** Undefined: the engine does not support this workload. */
  env(workload: Workload): Record<string, string> | undefined;
  /** The path of the GraphQL endpoint. */
  path: string;
};

const peer = (name: string, file: string, env: Engine['env'] = () => ({})): Engine => ({
  name,
  file: here(`engines/${file}`),
  env,
  path: '/graphql',
});

export const ENGINES: Engine[] = [
  peer('plain', 'plain.ts'),
  peer('mercurius + jit', 'mercurius.ts'),
  peer('yoga + jit', 'yoga.ts', ({ cached }) => ({ WITH_CACHE: cached ? '1' : '0' })),
  peer('bare node:http', 'bare.ts'),
  {
    name: 'precomputed',
    file: here('engines/precomputed.ts'),
    path: '/graphql',
    env: ({ cached, shared }) => (cached || shared ? {} : undefined),
  },
  {
    name: 'alokpath',
    file: here('../../gateway/build/main.js'),
    // With tsx the built file would be compiled again while it loads.
    node: nodeFlags,
    path: '/graphql',
    env: ({ cached, shared }) => ({
      TICKET_SECRET: 'a secret of the bench that is long enough',
      // As in the peers: no load shedding and no log.
      MAX_OPERATIONS: '0',
      LOG_LEVEL: 'warn',
      // Responses are cached, and identical requests coalesced, only if the workload allows it.
      PUBLIC_CACHE_SECONDS: cached ? '5' : '0',
      PUBLIC_SHARING: cached || shared ? '1' : '0',
      TRUSTED_DOCUMENTS: here('documents.json'),
    }),
  },
];
