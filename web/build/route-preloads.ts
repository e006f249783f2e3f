/**
 * Part of the build: writes preloads.json, the files that each address of the URL map needs beyond
 * the common ones. The gateway names them with the page (gateway/src/http/site/site.ts), so that
 * they travel beside the libraries and not after them.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Plugin, parseAst, type Rollup } from 'vite';
import { chunksWith, commonChunks, withImports } from './graph.ts';

/** What of a syntax tree is of use here. */
interface Node {
  readonly type: string;
  readonly [name: string]: unknown;
}

interface Address {
  readonly pattern: string;
  /** As routes.tsx writes them: './features/admission/years.route.tsx'. */
  readonly modules: readonly string[];
}

export function routePreloads(...routesFiles: readonly string[]): Plugin {
  return {
    name: 'route-preloads',
    apply: 'build',
    async generateBundle(_, bundle) {
      const addresses = (await Promise.all(routesFiles.map(addressesIn))).flat();
      const preloads = Object.fromEntries(
        addresses.map(({ pattern, modules }) => [pattern, filesOf(modules, bundle)]),
      );
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads) });
    },
  };
}

/** The file itself is one more module, unless every page loads it. */
async function addressesIn(file: string): Promise<Address[]> {
  const addresses = addressesOf(await readFile(file, 'utf8'));
  return addresses.map(({ pattern, modules }) => ({
    pattern,
    modules: [`./${basename(file)}`, ...modules],
  }));
}

/**
 * Every address that a page can have, with the modules that it and the routes around it import when
 * they are visited.
 */
export function addressesOf(source: string): Address[] {
  const addresses: Address[] = [];
  const visit = (value: unknown, path: string, around: readonly string[]): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, path, around);
    if (!isNode(value)) return;
    if (value.type !== 'ObjectExpression') {
      for (const part of Object.values(value)) visit(part, path, around);
      return;
    }
    const { children, ...own } = propertiesOf(value);
    const part = isNode(own.path) ? String(own.path.value) : '';
    const here = part ? `${path}/${part}` : path;
    const modules = [...around, ...importsIn(Object.values(own))];
    if (children) visit(children, here, modules);
    else if ((own.path || own.index) && part !== '*' && modules.length > 0)
      addresses.push({ pattern: here || '/', modules });
  };
  visit(parseAst(source, { lang: 'tsx' }), '', []);
  return addresses;
}

function propertiesOf({ properties }: Node): Record<string, unknown> {
  return Object.fromEntries(
    (properties as Node[]).map(({ key, value }) => [String((key as Node).name), value]),
  );
}

function importsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(importsIn);
  if (!isNode(value)) return [];
  return value.type === 'ImportExpression'
    ? [String((value.source as Node).value)]
    : importsIn(Object.values(value));
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The files of these modules and of what they import, without those that every page loads. */
function filesOf(modules: readonly string[], bundle: Rollup.OutputBundle): string[] {
  const common = commonChunks(bundle);
  const chunks = modules
    .flatMap((module) => chunksWith(module, bundle))
    .flatMap((chunk) => [...withImports(chunk, bundle)]);
  const files = chunks.filter((chunk) => !common.has(chunk)).map(({ fileName }) => fileName);
  return [...new Set(files)].map((file) => `/${file}`);
}
