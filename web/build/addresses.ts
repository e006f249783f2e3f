/**
 * Part of the build: the modules and texts that each address of the URL map loads, read from the
 * syntax trees of the routes files.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseAst } from 'vite';

/** The modules and texts that a route loads when it is visited. */
interface Loads {
  /** As the routes files write them: './features/admission/years.route.tsx'. */
  readonly modules: readonly string[];
  /** The areas of texts that `page` names beside a module. */
  readonly areas: readonly string[];
}

/** An address, and what its route and those around it load; a name can be there twice. */
export interface Address extends Loads {
  readonly pattern: string;
}

/** The fields of a syntax tree node that are used here. */
interface Node {
  readonly type: string;
  readonly [name: string]: unknown;
}

/**
 * @param routesFiles their paths; they stand in the root of the sources
 * @returns the addresses of all of them. The file that has an address is one of its modules, too.
 */
export async function readAddresses(routesFiles: readonly string[]): Promise<Address[]> {
  const addresses = await Promise.all(
    routesFiles.map(async (file) =>
      addressesOf(await readFile(file, 'utf8')).map((address) => ({
        ...address,
        modules: [`./${basename(file)}`, ...address.modules],
      })),
    ),
  );
  return addresses.flat();
}

/**
 * @param source the code of a routes file
 * @returns every address that a page can have, in the order of the source
 */
export function addressesOf(source: string): Address[] {
  const addresses: Address[] = [];
  const visit = (value: unknown, path: string, around: Loads): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, path, around);
    if (!isNode(value)) return;
    if (value.type !== 'ObjectExpression') {
      for (const part of Object.values(value)) visit(part, path, around);
      return;
    }
    const { children, ...own } = propertiesOf(value);
    const part = isNode(own.path) ? String(own.path.value) : '';
    const here = part ? `${path}/${part}` : path;
    const nodes = nodesIn(Object.values(own));
    const loads = {
      modules: [...around.modules, ...nodes.flatMap(moduleOf)],
      areas: [...around.areas, ...nodes.flatMap(areasOf)],
    };
    if (children) visit(children, here, loads);
    else if ((own.path || own.index) && part !== '*' && loads.modules.length > 0)
      for (const pattern of patternsOf(here || '/')) addresses.push({ pattern, ...loads });
  };
  visit(parseAst(source, { lang: 'tsx' }), '', { modules: [], areas: [] });
  return addresses;
}

/** One pattern, or two if its last part is optional: '/exam/:examId/:id?'. */
const patternsOf = (pattern: string): string[] =>
  pattern.endsWith('?')
    ? [pattern.slice(0, pattern.lastIndexOf('/')), pattern.slice(0, -1)]
    : [pattern];

function propertiesOf({ properties }: Node): Record<string, unknown> {
  return Object.fromEntries(
    (properties as Node[]).map(({ key, value }) => [String((key as Node).name), value]),
  );
}

/** All nodes in a part of the tree, in the order of the source. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...nodesIn(Object.values(value))] : [];
}

const moduleOf = (node: Node): string[] =>
  node.type === 'ImportExpression' ? [textOf(node.source)] : [];

/** Of `page(() => import('…'), 'courses', 'list')` the areas after the module. */
function areasOf({ type, callee, arguments: given }: Node): string[] {
  if (type !== 'CallExpression' || (callee as Node).name !== 'page') return [];
  const [, ...areas] = given as Node[];
  return areas.map(textOf);
}

const textOf = (literal: unknown): string => String((literal as Node).value);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
