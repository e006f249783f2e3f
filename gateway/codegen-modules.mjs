/**
 * Codegen plugin: the list of the gateway's modules, every folder in gateway/src/modules with a
 * `schema.graphql` and its `resolvers.ts`.
 */
import { readdirSync } from 'node:fs';

export function plugin() {
  const folders = readdirSync('gateway/src/modules', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/schema.graphql'))
    .map((file) => file.slice(0, -'/schema.graphql'.length))
    .sort();
  const imports = folders.map(
    (folder, at) => `import * as module${at} from '../modules/${folder}/resolvers.ts';`,
  );
  const entries = folders.map((folder, at) => `  '${folder}': Object.values(module${at}),`);
  return [
    ...imports,
    "import type { Resolvers } from './resolver-types.ts';",
    '',
    '/** Folder in modules/ -> all exports of its resolvers.ts. */',
    'export const modules: Record<string, Resolvers[]> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}
