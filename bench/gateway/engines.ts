// The engines that are compared, and how each is started for a workload.
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../../node-flags.ts';
import type { Workload } from './workloads.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export type Engine = {
  name: string;
  file: string;
  /** Flags of Node; tsx for TypeScript where nothing is said. */
  node?: readonly string[];
  /** Undefined: the engine has nothing for this workload. */
  env(workload: Workload): Record<string, string> | undefined;
  /** Where the engine answers GraphQL. */
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
    // With tsx the built file would be translated once more while it loads.
    node: nodeFlags,
    path: '/graphql',
    env: ({ cached, shared }) => ({
      TICKET_SECRET: 'a secret of the bench that is long enough',
      // The peers refuse nobody either, and write no log.
      MAX_OPERATIONS: '0',
      LOG_LEVEL: 'warn',
      // Nothing is kept by time but where the workload allows it; identical requests are shared
      // only where it says so.
      PUBLIC_CACHE_SECONDS: cached ? '5' : '0',
      PUBLIC_SHARING: cached || shared ? '1' : '0',
      TRUSTED_DOCUMENTS: here('documents.json'),
    }),
  },
];
